export type Size = { width: number; height: number };

/** Scales that the buttons go through; 1 is the file's own size. */
const scales = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
const [smallest] = scales;
/** A small picture is not blown up further to fill its room. */
const LARGEST_FITTING = 1.5;
/** Half a percent: less is not seen, and not said. */
const SAME = 0.005;

/** The next larger scale; undefined at the largest. */
export const zoomIn = (scale: number) => scales.find((one) => one > scale + SAME);

/** The next smaller scale; undefined at the smallest. */
export const zoomOut = (scale: number) => scales.findLast((one) => one < scale - SAME);

/** Beside what is shown, on both sides together, in pixels. */
const MARGIN = 32;

/** The scale at which something is as wide as its room, in pixels; 1 while the room is not known. */
export const getFitScale = ({ width }: Size, room: number) =>
  room <= MARGIN || width <= 0 ? 1 : Math.min(Math.max((room - MARGIN) / width, smallest), LARGEST_FITTING);

/** The size of something that was turned by so many degrees, a multiple of 90. */
export const getRotatedSize = ({ width, height }: Size, rotation: number): Size =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width };
