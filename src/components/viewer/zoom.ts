export type Size = { width: number; height: number };

/** Scales of the zoom buttons; 1 is the original size. */
const scales = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
const [smallest] = scales;
/** Largest scale to fit a small picture. */
const LARGEST_FITTING = 1.5;
/** Half a percent: a smaller difference is invisible. */
const SAME = 0.005;

/** The next larger scale; undefined at the largest. */
export const zoomIn = (scale: number) => scales.find((one) => one > scale + SAME);

/** The next smaller scale; undefined at the smallest. */
export const zoomOut = (scale: number) => scales.findLast((one) => one < scale - SAME);

/** Horizontal margin of the content, both sides together, in pixels. */
const MARGIN = 32;

/** The scale that fits the width of the room, in pixels; 1 until the room is known. */
export const getFitScale = ({ width }: Size, room: number) =>
  room <= MARGIN || width <= 0 ? 1 : Math.min(Math.max((room - MARGIN) / width, smallest), LARGEST_FITTING);

/** The size after a rotation by a multiple of 90 degrees. */
export const getRotatedSize = ({ width, height }: Size, rotation: number): Size =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width };
