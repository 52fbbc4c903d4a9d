import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Pixels before the right edge of a header that are its handle. */
const HANDLE = 6;

const isHandle = (cell: HTMLElement, x: number) => {
  const { right, width } = cell.getBoundingClientRect();
  return width > HANDLE && right - x <= HANDLE && x <= right;
};

const findHeader = ({ target }: MouseEvent) =>
  target instanceof Element ? target.closest<HTMLElement>('th[data-column]') : null;

/** The header whose right edge is under the pointer. */
function findHandle(event: MouseEvent) {
  const cell = findHeader(event);
  return cell && isHandle(cell, event.clientX) ? cell : undefined;
}

/**
 * Lets the operator drag the right edge of a column header. A line shows the new edge; the column gets its width when
 * the pointer is released, because a table of a hundred rows is too slow to follow. A double click resets the width.
 *
 * @param onResize called with the column's key and its width in pixels; undefined resets it. A table that is narrower
 * than its container widens all columns in proportion, which the width does not include
 * @returns props for the element around the table, and the ref of the line, which lies in that element
 */
export function useColumnResize(onResize: (key: string, width: number | undefined) => void) {
  const line = useRef<HTMLDivElement>(null);
  const wasDragged = useRef(false);

  const drag = (cell: HTMLElement, box: HTMLElement, { pointerId, clientX: start }: PointerEvent) => {
    const { column: key = '', width } = cell.dataset;
    const before = cell.offsetWidth;
    const left = box.getBoundingClientRect().left;
    const end = new AbortController();
    const { signal } = end;
    const moveLine = (x: number) => {
      if (line.current) Object.assign(line.current.style, { insetInlineStart: `${x - left}px`, display: 'block' });
    };
    const stop = () => {
      end.abort();
      if (line.current) line.current.style.display = 'none';
    };
    cell.setPointerCapture(pointerId);
    moveLine(start);
    cell.addEventListener('pointermove', ({ clientX }) => moveLine(clientX), { signal });
    cell.addEventListener('pointercancel', stop, { signal });
    cell.addEventListener(
      'pointerup',
      ({ clientX }) => {
        stop();
        wasDragged.current = true;
        const scale = width === undefined ? 1 : Number(width) / before;
        if (clientX !== start) onResize(key, Math.round((before + clientX - start) * scale));
      },
      { signal },
    );
  };

  return {
    line,
    /** Whether a click belongs to the handle, not to the header. */
    isOfHandle: (event: MouseEvent) => {
      const isDragEnd = wasDragged.current;
      wasDragged.current = false;
      return isDragEnd || findHandle(event) !== undefined;
    },
    handlers: {
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const cell = findHeader(event);
        if (cell) cell.style.cursor = isHandle(cell, event.clientX) ? 'col-resize' : '';
      },
      onPointerDownCapture: (event: PointerEvent<HTMLElement>) => {
        wasDragged.current = false;
        const cell = findHandle(event);
        if (!cell || event.button !== 0) return;
        event.preventDefault();
        event.stopPropagation();
        drag(cell, event.currentTarget, event);
      },
      onDoubleClick: (event: MouseEvent<HTMLElement>) => {
        const key = findHandle(event)?.dataset.column;
        if (key !== undefined) onResize(key, undefined);
      },
    },
  };
}
