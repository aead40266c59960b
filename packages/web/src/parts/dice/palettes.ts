/** Colours of the dice in three dimensions. The flat ones take theirs from the style sheets. */

export const TONES = {
  near: { bone: '#f0e4c6', grain: '#c9b283', pip: '#20150d', rim: '#8d744b' },
  far: { bone: '#3a2519', grain: '#1d110a', pip: '#f3e6c8', rim: '#150c07' },
};

export const LIGHT = { lamp: '#ffd9a0', above: '#fff1dc', below: '#4a3626', shadow: '#060403' };

/** How deep a face is cut, for the bumps: white is the face itself, black the floor of a pip. */
export const DEPTH = { flat: '#fff', wall: '#444', floor: '#000' };
