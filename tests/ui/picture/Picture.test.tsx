import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Picture } from '#ui/picture/Picture';

const picture = () => screen.getByRole('img', { name: 'A mat' });

test('a picture has its size before it is there, and waits unless it is of the first view', () => {
  const { rerender } = render(<Picture src="/mat.svg" alt="A mat" />);
  expect(picture()).toHaveAttribute('width', '400');
  expect(picture()).toHaveAttribute('height', '500');
  expect(picture()).toHaveAttribute('loading', 'lazy');
  rerender(<Picture src="/mat.svg" alt="A mat" isFirst />);
  expect(picture()).toHaveAttribute('loading', 'eager');
  expect(picture()).toHaveAttribute('fetchpriority', 'high');
});

test('one that is broken, or none, shows the sheet of the same size', () => {
  const { rerender } = render(<Picture src="/gone.svg" alt="A mat" />);
  fireEvent.error(picture());
  expect(picture()).toHaveAttribute('src', '/pictures/placeholder.svg');
  expect(picture()).toHaveAttribute('height', '500');
  rerender(<Picture src="/other.svg" alt="A mat" />);
  expect(picture()).toHaveAttribute('src', '/other.svg');
  rerender(<Picture src={undefined} alt="A mat" />);
  expect(picture()).toHaveAttribute('src', '/pictures/placeholder.svg');
});

test('one that failed offline is asked for again with the next connection', () => {
  render(<Picture src="/gone.svg" alt="A mat" />);
  fireEvent.error(picture());
  fireEvent(window, new Event('online'));
  expect(picture()).toHaveAttribute('src', '/gone.svg');
});

test('one that failed before the app listened is asked for again, so that its failure is heard', () => {
  const written = <Picture src="/gone.svg" alt="A mat" />;
  document.body.innerHTML = `<div id="root">${renderToString(written)}</div>`;
  const failed = screen.getByRole<HTMLImageElement>('img', { name: 'A mat' });
  vi.spyOn(failed, 'complete', 'get').mockReturnValue(true);
  const ask = vi.spyOn(failed, 'setAttribute');
  render(written, { container: document.getElementById('root') ?? document.body, hydrate: true });
  expect(ask).toHaveBeenCalledWith('src', expect.stringMatching(/\/gone\.svg$/));
  fireEvent.error(failed);
  expect(failed).toHaveAttribute('src', '/pictures/placeholder.svg');
});

test('a photo of the shop’s own comes in the width that fits, and whole where the widths are not there', () => {
  render(<Picture src="/pictures/honey.jpg" alt="A mat" width={64} height={80} />);
  expect(picture()).toHaveAttribute('srcset', expect.stringContaining('/pictures/honey.jpg.320.webp 320w'));
  expect(picture()).toHaveAttribute('sizes', '64px');
  fireEvent.error(picture());
  expect(picture()).not.toHaveAttribute('srcset');
  expect(picture()).toHaveAttribute('src', '/pictures/honey.jpg');
  fireEvent.error(picture());
  expect(picture()).toHaveAttribute('src', '/pictures/placeholder.svg');
});

test('a drawing, and a photo of another host, has no widths', () => {
  const { rerender } = render(<Picture src="/pictures/mat.svg" alt="A mat" />);
  expect(picture()).not.toHaveAttribute('srcset');
  rerender(<Picture src="https://cdn.example/pictures/mat.jpg" alt="A mat" />);
  expect(picture()).not.toHaveAttribute('srcset');
});
