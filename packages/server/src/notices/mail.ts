import { createHmac, timingSafeEqual } from 'node:crypto';
import { createTransport } from 'nodemailer';

/** Letters, where this server is told by which way they go. */
export interface Mails {
  /** Asks whoever has the address whether they want this. */
  askToConfirm: (person: string, address: string) => Promise<void>;
  tellTurn: (person: string, address: string, words: { subject: string; text: string; path: string }) => Promise<void>;
  /** Whether a link in a letter is one of ours, for that person and address. */
  isOurs: (what: Link, person: string, address: string, sign: string) => boolean;
  close: () => void;
}

export type Link = 'confirm' | 'stop';

export interface MailPorts {
  /** `smtp://user:password@host:port` or `smtps://…`. */
  smtp: string;
  from: string;
  /** Where this server is found, without a slash at its end. */
  url: string;
  key: string;
}

const PATIENCE = 10_000;

export function mails({ smtp, from, url, key }: MailPorts): Mails {
  const transport = createTransport({
    url: smtp,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  // A link holds for one person and one address: whoever changes the address makes the old ones void.
  const signOf = (what: Link, person: string, address: string): string =>
    createHmac('sha256', key).update(`mail ${what} ${person} ${address}`).digest('base64url');
  const link = (what: Link, person: string, address: string): string =>
    `${url}/api/mail/${what}?person=${encodeURIComponent(person)}&sign=${signOf(what, person, address)}`;
  const send = async (to: string, subject: string, lines: readonly string[], stop: string): Promise<void> => {
    const headers = { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
    await transport.sendMail({ from, to, subject, text: `${lines.join('\n\n')}\n`, headers });
  };
  return {
    askToConfirm: (person, address) =>
      send(
        address,
        'Is this your address?',
        [
          'Somebody would like to be told at this address when it is their turn in a match at Wardroom.',
          `If that is you: ${link('confirm', person, address)}`,
          'If not, do nothing: no further letter comes.',
        ],
        link('stop', person, address),
      ),
    tellTurn: (person, address, { subject, text, path }) => {
      const stop = link('stop', person, address);
      return send(address, subject, [text, `${url}${path}`, `No more letters: ${stop}`], stop);
    },
    isOurs: (what, person, address, sign) => {
      const [right, given] = [Buffer.from(signOf(what, person, address)), Buffer.from(sign)];
      return right.length === given.length && timingSafeEqual(right, given);
    },
    close: () => transport.close(),
  };
}
