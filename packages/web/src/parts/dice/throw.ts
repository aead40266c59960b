import { Body, Box, ContactMaterial, Material, Plane, Quaternion, Vec3, World } from 'cannon-es';

/**
 * A throw is a real one: the dice are simulated until they rest, and only then are their faces named, so that the face
 * which happens to be on top carries the number that was rolled. A die's edge is 1; y is up, z points to the near seat.
 */
export interface Setup {
  dice: { face: number; from: 'near' | 'far' }[];
  seed: number;
  /** The floor between the walls. */
  width: number;
  depth: number;
}

/** A quaternion: x, y, z, w. */
export type Turn = [number, number, number, number];

export interface Impact {
  /** Seconds from the start. */
  at: number;
  /** 0 to 1. */
  strength: number;
}

export interface Throw {
  /** How many pictures were taken, one every `FRAME` seconds. */
  frames: number;
  /** Seven numbers for each die of each frame: position x, y, z, then the turn x, y, z, w. */
  poses: Float32Array;
  /** For each die, the turn of its printed faces within the thrown body: apply it before the body's own. */
  relabel: Turn[];
  impacts: Impact[];
}

const STEP = 1 / 120;
const STEPS_PER_FRAME = 2;
/** Seconds between two recorded frames. */
export const FRAME = STEP * STEPS_PER_FRAME;
/** A throw that has not come to rest by then is thrown again. */
export const MAX_STEPS = 216;
/** Throws that end with a cocked die are made again; after so many the caller shows flat dice. */
export const MAX_TRIES = 32;
const GRAVITY = 85;
/** How strongly the edge of the tray sends dice inwards. */
const SLOPE = 60;
/** How many frames the last hair's breadth of tilt takes to vanish. */
const SETTLE = 5;
/** How far two bodies may press into each other or into a rail before the eye sees it. */
const GIVE = 0.05;
const UP = new Vec3(0, 1, 0);

/** Where the printed faces look: opposite faces add up to 7; 1, 2, 3 run counter-clockwise round their corner. */
const FACES: readonly (readonly [face: number, direction: Vec3])[] = [
  [1, new Vec3(0, 1, 0)],
  [6, new Vec3(0, -1, 0)],
  [2, new Vec3(0, 0, 1)],
  [5, new Vec3(0, 0, -1)],
  [3, new Vec3(1, 0, 0)],
  [4, new Vec3(-1, 0, 0)],
];

/** The printed face that looks up after the turn. */
export function faceUp(turn: Turn): number {
  return highest(new Quaternion(...turn)).face;
}

/** The turn that comes of `first`, then `then`. */
export function combine(then: Turn, first: Turn): Turn {
  const both = new Quaternion(...then).mult(new Quaternion(...first));
  return [both.x, both.y, both.z, both.w];
}

function highest(turn: Quaternion): { face: number; direction: Vec3; height: number } {
  let best = { face: 0, direction: UP, height: -2 };
  for (const [face, direction] of FACES) {
    const height = turn.vmult(direction).y;
    if (height > best.height) best = { face, direction, height };
  }
  return best;
}

/** How far a die reaches from its middle along x and along z. */
function reach(turn: Quaternion): Vec3 {
  const sum = new Vec3();
  for (const [, direction] of FACES) {
    const side = turn.vmult(direction);
    sum.set(sum.x + Math.abs(side.x) / 4, sum.y + Math.abs(side.y) / 4, sum.z + Math.abs(side.z) / 4);
  }
  return sum;
}

/** A small generator of its own, so that a seed gives the same throw every time (mulberry32). */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number to seed a throw with from any text. */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash >>> 0;
}

const WALL = 2;
const INNER = 4;
const DIE = 1;
const EVERYTHING = DIE | WALL | INNER;

/** One try, step by step; null if a die ended cocked, on another, or outside. */
function* attempt(setup: Setup, seed: number): Generator<void, Throw | null> {
  const random = chance(seed);
  const between = (low: number, high: number) => low + (high - low) * random();
  const { width, depth, dice } = setup;

  const world = new World({ gravity: new Vec3(0, -GRAVITY, 0) });
  const bone = new Material();
  const felt = new Material();
  const rail = new Material();
  world.addContactMaterial(new ContactMaterial(bone, felt, { friction: 0.32, restitution: 0.34 }));
  world.addContactMaterial(new ContactMaterial(bone, rail, { friction: 0.04, restitution: 0.75 }));
  world.addContactMaterial(new ContactMaterial(bone, bone, { friction: 0.06, restitution: 0.35 }));

  const plane = (material: Material, group: number, x: number, z: number, turn: [axis: Vec3, angle: number]) => {
    const body = new Body({ mass: 0, material, shape: new Plane(), collisionFilterGroup: group });
    body.position.set(x, 0, z);
    body.quaternion.setFromAxisAngle(...turn);
    world.addBody(body);
  };
  plane(felt, WALL, 0, 0, [new Vec3(1, 0, 0), -Math.PI / 2]);
  plane(rail, WALL, -width / 2, 0, [UP, Math.PI / 2]);
  plane(rail, WALL, width / 2, 0, [UP, -Math.PI / 2]);
  plane(rail, INNER, 0, -depth / 2, [UP, 0]);
  plane(rail, INNER, 0, depth / 2, [UP, Math.PI]);

  const both = dice.some((die) => die.from === 'near') && dice.some((die) => die.from === 'far');
  const counts = { near: 0, far: 0 };
  const ofSide = { near: 0, far: 0 };
  for (const die of dice) ofSide[die.from]++;
  const bodies = dice.map((die) => {
    const near = die.from === 'near' ? 1 : -1;
    const index = counts[die.from]++;
    const all = ofSide[die.from];
    // A hand lets its dice go in rows, one row behind the other; two hands keep to their own halves of the tray.
    const hand = both ? width / 2 : width;
    const perRow = Math.max(1, Math.min(5, Math.floor((hand - 0.4) / 1.3)));
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, all - row * perRow);
    const along = inRow === 1 ? between(-0.3, 0.3) : ((index % perRow) / (inRow - 1)) * 2 - 1;
    const spread = Math.min(hand / 2 - 1, inRow * 0.8);
    const middle = both ? (near * -width) / 4 : 0;
    const body = new Body({
      mass: 1,
      material: bone,
      shape: new Box(new Vec3(0.5, 0.5, 0.5)),
      collisionFilterGroup: DIE,
      // The rail behind a hand lets its dice in and closes after them.
      collisionFilterMask: DIE | WALL,
      linearDamping: 0.08,
      angularDamping: 0.16,
    });
    body.position.set(
      middle + along * spread + between(-0.1, 0.1),
      between(1.5, 2.1) + row * 0.5,
      near * (depth / 2 + 1 + row * 1.8 + between(0, 0.5)),
    );
    body.velocity.set(between(-4, 4) + along * 3, between(1, 4), -near * (between(6, 11) + depth * 0.8 + row * 4));
    body.angularVelocity.set(-near * between(12, 26), between(-10, 10), between(-14, 14));
    body.quaternion.set(between(-1, 1), between(-1, 1), between(-1, 1), between(-1, 1));
    body.quaternion.normalize();
    world.addBody(body);
    return body;
  });

  const poses: number[] = [];
  const impacts: Impact[] = [];
  const before = bodies.map(() => new Vec3());
  const record = () => {
    for (const { position: p, quaternion: q } of bodies) poses.push(p.x, p.y, p.z, q.x, q.y, q.z, q.w);
  };
  record();

  let quiet = 0;
  for (let step = 1; step <= MAX_STEPS; step++) {
    bodies.forEach((body, at) => {
      before[at].copy(body.velocity);
    });
    world.step(STEP);
    bodies.forEach((body, at) => {
      // Until its rail has closed behind it a die is on the sloping edge of the tray, and slides in.
      if (body.collisionFilterMask !== EVERYTHING) {
        if (Math.abs(body.position.z) + reach(body.quaternion).z < depth / 2) body.collisionFilterMask = EVERYTHING;
        else body.velocity.z -= Math.sign(body.position.z) * SLOPE * STEP;
      }
      before[at].y -= GRAVITY * STEP;
      const jolt = body.velocity.distanceTo(before[at]);
      if (jolt > 3) impacts.push({ at: step * STEP, strength: Math.min(1, jolt / 26) });
    });
    if (step % STEPS_PER_FRAME === 0) record();
    const still = bodies.every((body) => body.velocity.length() < 0.35 && body.angularVelocity.length() < 0.5);
    quiet = still ? quiet + 1 : 0;
    if (quiet >= 4 && step % STEPS_PER_FRAME === 0) break;
    yield;
  }
  if (quiet < 4) return null;

  for (const body of bodies) {
    const { x, y, z } = body.position;
    const out = reach(body.quaternion);
    const inside = Math.abs(x) + out.x < width / 2 + GIVE && Math.abs(z) + out.z < depth / 2 + GIVE;
    if (!inside || Math.abs(y - 0.5) > GIVE || highest(body.quaternion).height < 0.995) return null;
  }

  const relabel = bodies.map((body, at): Turn => {
    const top = highest(body.quaternion).direction;
    const wanted = FACES.find(([face]) => face === dice[at].face)?.[1];
    if (!wanted) throw new RangeError(`A die has no face ${dice[at].face}.`);
    const onTop = new Quaternion().setFromVectors(wanted, top);
    // Which way the face is turned is chance as well.
    const spin = new Quaternion().setFromAxisAngle(top, (Math.floor(random() * 4) * Math.PI) / 2);
    const turn = spin.mult(onTop);
    turn.normalize();
    return [turn.x, turn.y, turn.z, turn.w];
  });

  const thrown = {
    frames: poses.length / (7 * bodies.length),
    poses: Float32Array.from(poses),
    relabel,
    impacts,
  };
  lieFlat(thrown, bodies);
  return thrown;
}

/** Takes the last trace of tilt out of the dice over the last frames, so that they truly lie on the felt. */
function lieFlat({ frames, poses }: Throw, bodies: Body[]): void {
  bodies.forEach((body, die) => {
    const straighten = new Quaternion().setFromVectors(body.quaternion.vmult(highest(body.quaternion).direction), UP);
    const part = new Quaternion();
    for (let frame = Math.max(0, frames - SETTLE); frame < frames; frame++) {
      const share = 1 - (frames - 1 - frame) / SETTLE;
      const at = (frame * bodies.length + die) * 7;
      new Quaternion().slerp(straighten, share, part);
      const turn = part.mult(new Quaternion(poses[at + 3], poses[at + 4], poses[at + 5], poses[at + 6]));
      turn.normalize();
      poses[at + 1] += (0.5 - poses[at + 1]) * share;
      poses.set([turn.x, turn.y, turn.z, turn.w], at + 3);
    }
  });
}

/** The throw in small pieces of work: run it to its end, at whatever pace the page can afford. */
export function* throwing(setup: Setup): Generator<void, Throw | null> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const thrown = yield* attempt(setup, setup.seed + Math.imul(tries, 0x9e3779b1));
    if (thrown) return thrown;
  }
  return null;
}

/** The whole throw at once; null if the dice never came to lie well. */
export function throwDice(setup: Setup): Throw | null {
  const work = throwing(setup);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value ?? null;
  }
}

/** The same throw without ever holding the page up: works for at most `slice` milliseconds at a time. */
export async function throwGently(setup: Setup, cancelled: () => boolean, slice = 14): Promise<Throw | null> {
  const work = throwing(setup);
  let until = performance.now() + slice;
  for (;;) {
    const { done, value } = work.next();
    if (done) return value ?? null;
    if (performance.now() < until) continue;
    await new Promise((resume) => setTimeout(resume));
    if (cancelled()) return null;
    until = performance.now() + slice;
  }
}

/** How large a floor the dice need, for a field of the given width to height: few dice are shown large. */
export function floorFor(count: number, aspect: number): { width: number; depth: number } {
  const depth = 3.7 + Math.max(0, count - 3) * 0.32;
  return { depth, width: Math.min(Math.max(depth * aspect, depth), 5.5 + count * 0.5) };
}
