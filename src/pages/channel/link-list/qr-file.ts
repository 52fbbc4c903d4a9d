const SVG_TYPE = 'image/svg+xml';

/** The displayed QR code as an SVG file, for printing in any size. */
export const toSvgBlob = (svg: SVGSVGElement) =>
  new Blob([new XMLSerializer().serializeToString(svg)], { type: SVG_TYPE });

/** The displayed QR code as a PNG, `width` pixels wide. Each module gets the same whole number of pixels. */
export async function toPngBlob(svg: SVGSVGElement, width: number): Promise<Blob> {
  const modules = svg.viewBox.baseVal.width;
  const side = Math.floor(width / modules) * modules;
  const margin = Math.floor((width - side) / 2);
  const sized = svg.cloneNode(true) as SVGSVGElement;
  for (const name of ['width', 'height']) sized.setAttribute(name, String(side));
  const url = URL.createObjectURL(toSvgBlob(sized));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height: width });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas to draw on');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, width);
    context.drawImage(image, margin, margin, side, side);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture was made'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
