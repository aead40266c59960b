import {
  type BufferAttribute,
  CanvasTexture,
  Group,
  HemisphereLight,
  Mesh,
  MeshStandardMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Quaternion,
  Scene,
  ShadowMaterial,
  SpotLight,
  SRGBColorSpace,
  WebGLRenderer,
} from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { DEPTH, LIGHT, TONES } from './palettes.ts';
import { PIPS } from './pips.ts';
import { FRAME, floorFor, seedOf, type Throw, throwGently } from './throw.ts';

export interface Thrown {
  face: number;
  from: 'near' | 'far';
}

export interface Play {
  /** Gives the same throw for the same key. */
  key: string;
  dice: Thrown[];
  /** Milliseconds from the first die in the air to the last at rest. */
  lasts: number;
  onImpact?: (strength: number) => void;
}

/** Pixels of one face in the atlas of six. */
const CELL = 256;
const LAMP = 112;
/** A throw with fewer pictures a second is no throw; two of them in a row, and the flat dice take over. */
const TOO_SLOW = 7;
/** How far the camera leans back from straight above: enough to see that dice are cubes, little enough to read them. */
const LEAN = 0.3;

/**
 * The dice in three dimensions, on a canvas that is clear everywhere else. Draws only while something moves.
 * The constructor throws where there is no WebGL; `onLost` tells when it was there and went away, or is too slow to watch.
 */
export class DiceScene {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(26, 1, 1, 60);
  readonly #lamp = new SpotLight(LIGHT.lamp, LAMP, 0, 0.75, 0.7, 1.2);
  readonly #geometry = dieGeometry();
  readonly #bones = { near: boneMaterial(TONES.near), far: boneMaterial(TONES.far) };
  readonly #felt = new Mesh(new PlaneGeometry(1, 1), new ShadowMaterial({ color: LIGHT.shadow, opacity: 0.58 }));
  #dice: Group[] = [];
  #floor = floorFor(3, 2);
  /** The part of the canvas, from its left edge, in which the dice land. */
  #share = 1;
  #size = { width: 1, height: 1 };
  #frame = 0;
  /** Changes with every throw, so that a simulation still under way knows that it is no longer wanted. */
  #turn = 0;
  #rest: (() => void) | null = null;
  #slow = 0;
  readonly #onLost: () => void;

  constructor(canvas: HTMLCanvasElement, onLost: () => void) {
    this.#onLost = onLost;
    // Where pixels are that small, edges need no smoothing of their own.
    const fine = globalThis.devicePixelRatio >= 2;
    this.#renderer = new WebGLRenderer({ canvas, alpha: true, antialias: !fine, powerPreference: 'low-power' });
    this.#renderer.setClearAlpha(0);
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    canvas.addEventListener('webglcontextlost', () => {
      this.#stop();
      onLost();
    });

    this.#felt.rotation.x = -Math.PI / 2;
    this.#felt.receiveShadow = true;
    // The lamp hangs over the far left corner of the tray, as over the rest of the table.
    this.#lamp.position.set(-4.5, 11, -4);
    this.#lamp.castShadow = true;
    this.#lamp.shadow.mapSize.set(512, 512);
    this.#lamp.shadow.radius = 3;
    this.#lamp.shadow.bias = -0.0006;
    this.#lamp.shadow.normalBias = 0.02;
    this.#lamp.shadow.camera.near = 4;
    this.#lamp.shadow.camera.far = 26;
    this.#scene.add(this.#lamp, this.#lamp.target, this.#felt, new HemisphereLight(LIGHT.above, LIGHT.below, 0.95));

    // One small picture with a die of each tone, so that the shaders are built now and not during the first throw.
    this.#lay([
      { face: 1, from: 'near' },
      { face: 1, from: 'far' },
    ]);
    this.#renderer.setSize(8, 8, false);
    this.#aim();
    this.#draw();
    this.#lay([]);
  }

  /** `share` is the part of the width, from the left, that belongs to the dice. */
  resize(width: number, height: number, share: number): void {
    if (width < 1 || height < 1) return;
    this.#size = { width, height };
    this.#share = share;
    this.#renderer.setPixelRatio(Math.min(2, globalThis.devicePixelRatio || 1));
    this.#renderer.setSize(width, height, false);
    this.#aim();
    if (!this.#frame) this.#draw();
  }

  /** Throws, and resolves when the dice lie; false if it was given up (a newer throw, or dice that never lay well). */
  async play({ key, dice, lasts, onImpact }: Play): Promise<boolean> {
    this.#stop();
    const turn = ++this.#turn;
    this.#lay([]);
    this.#draw();
    const floor = floorFor(dice.length, (this.#size.width * this.#share) / this.#size.height);
    const thrown = await throwGently({ dice, seed: seedOf(key), ...floor }, () => this.#turn !== turn);
    if (!thrown || this.#turn !== turn) return false;

    this.#floor = floor;
    this.#aim();
    this.#lay(dice);
    this.#dice.forEach((die, at) => {
      // The body's turn goes onto the group, the relabelling onto the printed cube within it.
      die.children[0].quaternion.set(...thrown.relabel[at]);
    });
    const real = (thrown.frames - 1) * FRAME;
    let next = 0;
    let pictures = 0;
    const started = performance.now();
    await this.#animate(lasts, (share) => {
      pictures++;
      this.#pose(thrown, share * (thrown.frames - 1));
      while (next < thrown.impacts.length && thrown.impacts[next].at <= share * real) {
        onImpact?.(thrown.impacts[next++].strength);
      }
    });
    if (this.#turn !== turn) return false;
    // One that was skipped, or ran in the background, says nothing about the machine.
    if (document.visibilityState === 'visible' && performance.now() - started >= lasts) {
      this.#slow = pictures < (lasts / 1000) * TOO_SLOW ? this.#slow + 1 : 0;
      if (this.#slow >= 2) this.#onLost();
    }
    return true;
  }

  /** The dice slide and shiver where they lie: nothing went as it should. */
  skitter(lasts: number): void {
    const from = this.#dice.map((die) => ({ x: die.position.x, z: die.position.z, turn: die.quaternion.clone() }));
    const yaw = new Quaternion();
    void this.#animate(lasts, (share) => {
      const away = Math.sin(share * Math.PI * 5) * (1 - share) ** 2;
      this.#dice.forEach((die, at) => {
        const side = at % 2 ? -1 : 1;
        die.position.x = from[at].x + away * 0.16 * side;
        die.position.z = from[at].z + away * 0.05;
        yaw.set(0, Math.sin(away * 0.2 * side), 0, Math.cos(away * 0.2 * side));
        die.quaternion.copy(yaw).multiply(from[at].turn);
      });
    });
  }

  /** The lamp flares up, once. */
  flare(lasts: number): void {
    void this.#animate(lasts, (share) => {
      this.#lamp.intensity = LAMP * (1 + 1.5 * (1 - share) ** 2 * Math.min(1, share * 12));
    });
  }

  /** Ends whatever moves in its last picture; false if the throw had not begun, and there is nothing to see. */
  finish(): boolean {
    this.#stop();
    if (!this.#dice.length) this.#turn++;
    return this.#dice.length > 0;
  }

  clear(): void {
    this.#turn++;
    this.#stop();
    this.#lay([]);
    this.#draw();
  }

  dispose(): void {
    this.#turn++;
    this.#stop();
    this.#geometry.dispose();
    for (const material of Object.values(this.#bones)) {
      material.map?.dispose();
      material.bumpMap?.dispose();
      material.dispose();
    }
    this.#felt.geometry.dispose();
    this.#felt.material.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  /** Puts the floor into its share of the canvas, all of it in sight. */
  #aim(): void {
    const { width, height } = this.#size;
    const field = width * this.#share;
    this.#camera.aspect = width / height;
    const half = Math.tan((this.#camera.fov * Math.PI) / 360);
    const high = this.#floor.depth * Math.cos(LEAN) + 0.75;
    const wide = ((this.#floor.width + 0.4) * height) / field;
    const away = Math.max(high, wide) / (2 * half) + 1;
    this.#camera.position.set(0, Math.cos(LEAN) * away, Math.sin(LEAN) * away);
    this.#camera.lookAt(0, 0.25, -0.12);
    // Only where a shadow can fall: every pixel of the felt is paid for.
    this.#felt.scale.set(this.#floor.width + 4, this.#floor.depth + 4, 1);
    this.#camera.setViewOffset(width, height, (width - field) / 2, 0, width, height);
    this.#camera.updateProjectionMatrix();
  }

  #lay(dice: Thrown[]): void {
    this.#scene.remove(...this.#dice);
    this.#dice = dice.map(({ from }) => {
      const body = new Group();
      const printed = new Mesh(this.#geometry, this.#bones[from]);
      printed.castShadow = true;
      printed.receiveShadow = true;
      body.add(printed);
      return body;
    });
    if (this.#dice.length) this.#scene.add(...this.#dice);
  }

  /** The picture at a time between two recorded frames. */
  #pose({ poses, frames }: Throw, time: number): void {
    const early = Math.min(frames - 1, Math.floor(time));
    const late = Math.min(frames - 1, early + 1);
    const share = time - early;
    const after = new Quaternion();
    this.#dice.forEach((die, at) => {
      const a = (early * this.#dice.length + at) * 7;
      const b = (late * this.#dice.length + at) * 7;
      die.position.fromArray(poses, a);
      die.position.x += (poses[b] - poses[a]) * share;
      die.position.y += (poses[b + 1] - poses[a + 1]) * share;
      die.position.z += (poses[b + 2] - poses[a + 2]) * share;
      die.quaternion.fromArray(poses, a + 3).slerp(after.fromArray(poses, b + 3), share);
    });
  }

  #animate(lasts: number, show: (share: number) => void): Promise<void> {
    this.#stop();
    return new Promise((resolve) => {
      const start = performance.now();
      const end = () => {
        cancelAnimationFrame(this.#frame);
        this.#frame = 0;
        this.#rest = null;
        show(1);
        this.#draw();
        resolve();
      };
      const tick = (now: number) => {
        const share = lasts > 0 ? Math.max(0, now - start) / lasts : 1;
        if (share >= 1) return end();
        show(share);
        this.#draw();
        this.#frame = requestAnimationFrame(tick);
      };
      this.#rest = end;
      this.#frame = requestAnimationFrame(tick);
    });
  }

  #stop(): void {
    this.#rest?.();
  }

  #draw(): void {
    this.#renderer.render(this.#scene, this.#camera);
  }
}

/** In the order in which a box's sides are built: +x, -x, +y, -y, +z, -z (see FACES in throw.ts). */
const SIDES = [3, 4, 1, 6, 2, 5];

/** A rounded cube whose six sides look at the six cells of the atlas. */
function dieGeometry(): RoundedBoxGeometry {
  const geometry = new RoundedBoxGeometry(1, 1, 1, 4, 0.17);
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv') as BufferAttribute;
  const perSide = position.count / 6;
  for (let at = 0; at < position.count; at++) {
    const side = Math.floor(at / perSide);
    const axis = side >> 1;
    const p = [position.getX(at), position.getY(at), position.getZ(at)];
    const u = p[axis === 0 ? 2 : 0] + 0.5;
    const v = p[axis === 1 ? 2 : 1] + 0.5;
    const cell = SIDES[side] - 1;
    uv.setXY(at, ((cell % 3) + u) / 3, 1 - (Math.floor(cell / 3) + v) / 2);
  }
  return geometry;
}

/** Bone with drilled pips: one picture for the colour, one for the depth. */
function boneMaterial(tone: (typeof TONES)['near']): MeshStandardMaterial {
  const colour = atlas(
    (pen) => {
      pen.fillStyle = tone.bone;
      pen.fillRect(0, 0, CELL, CELL);
      // The grain of bone: fine short strokes along one direction.
      pen.strokeStyle = tone.grain;
      for (let stroke = 0; stroke < 70; stroke++) {
        const x = (stroke * 97) % CELL;
        const y = (stroke * 57) % CELL;
        pen.globalAlpha = 0.08 + (stroke % 5) * 0.035;
        pen.lineWidth = 1 + (stroke % 3);
        pen.beginPath();
        pen.moveTo(x, y);
        pen.lineTo(x + 5, y + 16 + ((stroke * 13) % 34));
        pen.stroke();
      }
      pen.globalAlpha = 1;
    },
    (pen, x, y, r) => {
      disc(pen, x, y, r * 1.1, tone.rim);
      disc(pen, x, y, r, tone.pip);
    },
  );
  const depth = atlas(
    (pen) => {
      pen.fillStyle = DEPTH.flat;
      pen.fillRect(0, 0, CELL, CELL);
    },
    (pen, x, y, r) => {
      const bowl = pen.createRadialGradient(x, y, 0, x, y, r * 1.12);
      bowl.addColorStop(0, DEPTH.floor);
      bowl.addColorStop(0.65, DEPTH.wall);
      bowl.addColorStop(1, DEPTH.flat);
      disc(pen, x, y, r * 1.12, bowl);
    },
  );
  colour.colorSpace = SRGBColorSpace;
  return new MeshStandardMaterial({ map: colour, bumpMap: depth, bumpScale: 3.5, roughness: 0.42, metalness: 0 });
}

function disc(pen: CanvasRenderingContext2D, x: number, y: number, r: number, fill: string | CanvasGradient): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
  pen.fill();
}

function atlas(
  ground: (pen: CanvasRenderingContext2D) => void,
  pip: (pen: CanvasRenderingContext2D, x: number, y: number, r: number) => void,
): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = CELL * 3;
  canvas.height = CELL * 2;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas to draw the dice on.');
  for (let face = 1; face <= 6; face++) {
    pen.save();
    pen.translate(((face - 1) % 3) * CELL, Math.floor((face - 1) / 3) * CELL);
    ground(pen);
    // One pip stands alone and may be larger, as on old bone dice.
    const r = CELL * (face === 1 ? 0.125 : 0.092);
    for (const [x, y] of PIPS[face]) pip(pen, CELL * (0.5 + x * 0.235), CELL * (0.5 + y * 0.235), r);
    pen.restore();
  }
  const texture = new CanvasTexture(canvas);
  texture.anisotropy = 8;
  return texture;
}
