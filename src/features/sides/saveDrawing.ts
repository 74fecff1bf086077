import { saveFile } from '#ui/saveFile';

/** Properties that the style sheet sets: a saved drawing has no style sheet. */
const painted = ['fill', 'stroke'] as const;

/** A drawing as the text of a self-contained SVG file. */
export function drawingText(drawing: SVGSVGElement): string {
  const copy = document.importNode(drawing, true);
  const parts = drawing.querySelectorAll('*');
  for (const [index, part] of copy.querySelectorAll('*').entries()) {
    const shown = parts[index];
    for (const name of painted) {
      if (shown && part.hasAttribute(name)) part.setAttribute(name, getComputedStyle(shown)[name]);
    }
  }
  return new XMLSerializer().serializeToString(copy);
}

/** Offers a drawing as a PNG file, which phones put among their pictures; it never leaves the device. */
export async function saveDrawing(drawing: SVGSVGElement, name: string): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(drawingText(drawing))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!picture) throw new Error('The browser made no picture of the drawing.');
  saveFile(`${name}.png`, picture, picture.type);
}
