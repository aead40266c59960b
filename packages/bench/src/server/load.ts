import { type Following, type FromRoom, following, takeTold, takeWhole } from '@wardroom/host/room';
import { connect, type Visitor, visitor } from '@wardroom/server/test/play.ts';

/** Matches of two scripted players each over real sockets, every match with one decision in so many milliseconds. */
export interface Load {
  /** Have so many matches under way. */
  grow: (matches: number) => Promise<void>;
  /** Forget what was measured, and measure for so long. */
  measure: (seconds: number) => Promise<Measured>;
  close: () => void;
}

export interface Measured {
  /** Matches in which somebody decided. */
  matches: number;
  decisions: number;
  seconds: number;
  /** Milliseconds from saying an answer to hearing that it is kept. */
  median: number;
  p99: number;
  /** To both players together. */
  messages: number;
  bytes: number;
}

interface Playing {
  close: () => void;
}

/** Tables that are opened at the same time. */
const SIDE_BY_SIDE = 24;

export function load(url: string, every: number): Load {
  const playing = new Map<number, Playing[]>();
  let begun = 0;
  let closed = false;
  let took: number[] = [];
  let messages = 0;
  let bytes = 0;
  let active = new Set<number>();

  const sit = async (person: Visitor, match: string, number: number, over: () => void): Promise<Playing> => {
    const f: Following = following();
    const sent = new Map<string, number>();
    let answered = -1;
    let timer: NodeJS.Timeout | undefined;
    const connection = await connect(url, person.cookie);
    const say = (message: unknown): void => connection.send({ do: 'say', match, message });
    const decide = (): void => {
      const { seq, question } = f.shown!.view;
      const choices = question?.choices?.length ?? 0;
      if (choices === 0 || seq === answered) return;
      answered = seq;
      const key = `k${seq}`;
      // Spread over the time there is, so that matches do not move in step.
      timer = setTimeout(
        () => {
          sent.set(key, performance.now());
          say({ do: 'pick', question: seq, pick: (seq * 7 + number) % choices, key });
        },
        every * (0.5 + ((seq * 31 + number * 17) % 100) / 100),
      );
    };
    const hear = (m: FromRoom): void => {
      if (m.is === 'whole') takeWhole(f, m);
      else if (m.is === 'told') takeTold(f, m);
      else if (m.is === 'taken' && m.key !== undefined && sent.has(m.key)) {
        took.push(performance.now() - sent.get(m.key)!);
        sent.delete(m.key);
        active.add(number);
      }
      if (m.is === 'replay') over();
      else if (f.shown === null) say({ do: 'entropy', value: 'abcd' });
      else decide();
    };
    connection.onRaw((text, message) => {
      messages++;
      bytes += text.length;
      if (message.is === 'room') hear(message.message as FromRoom);
    });
    connection.send({ do: 'join', match });
    return {
      close: () => {
        clearTimeout(timer);
        connection.cut();
      },
    };
  };

  /** Two people at a table, begun. */
  const begin = async (number: number): Promise<void> => {
    const people = await Promise.all(['Ada', 'Bo'].map((name) => visitor(url, name)));
    const { code } = await people[0].open({ deck: 'tooth-and-claw' });
    await people[1].at(code, { do: 'sit' });
    await people[1].at(code, { do: 'ready', ready: true });
    const { match } = await people[0].at(code, { do: 'start' });
    let left = people.length;
    // As many as there are stay under way: where a match ends another one begins.
    const over = (): void => {
      if (--left > 0) return;
      for (const each of playing.get(number) ?? []) each.close();
      if (!closed) begin(number).catch(failed);
    };
    playing.set(number, await Promise.all(people.map((person) => sit(person, match!, number, over))));
  };
  /** What went wrong beside the measuring; whoever measures is told. */
  let broken: Error | null = null;
  const failed = (e: unknown): void => {
    if (!closed) broken ??= e as Error;
  };

  return {
    grow: async (matches) => {
      const worker = async (): Promise<void> => {
        while (begun < matches && broken === null) await begin(begun++);
      };
      await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
    },
    measure: async (seconds) => {
      took = [];
      messages = 0;
      bytes = 0;
      active = new Set();
      await new Promise((done) => setTimeout(done, seconds * 1000));
      if (broken !== null) throw broken;
      const sorted = took.sort((a, b) => a - b);
      const at = (share: number): number =>
        sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
      const measured = {
        matches: active.size,
        decisions: sorted.length,
        seconds,
        median: at(0.5),
        p99: at(0.99),
        messages,
        bytes,
      };
      took = [];
      return measured;
    },
    close: () => {
      closed = true;
      for (const each of [...playing.values()].flat()) each.close();
    },
  };
}
