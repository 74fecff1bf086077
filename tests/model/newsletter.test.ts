import { describe, expect, it } from 'vitest';
import { formAddress, scriptAddress } from '#model/newsletter';

const hosted = 'https://shop.us1.list-manage.com/subscribe/post?u=1&id=2';
const script = 'https://shop.us1.list-manage.com/subscribe/post-json?u=1&id=2';

describe('a provider’s address', () => {
  it('of a hosted form has one beside it that answers with a script', () => {
    expect(scriptAddress(hosted)).toBe(script);
    expect(scriptAddress(script)).toBe(script);
  });

  it('is what a plain form is posted to, whichever of the two is named', () => {
    expect(formAddress(script)).toBe(hosted);
    expect(formAddress(hosted)).toBe(hosted);
  });

  it.each([
    'https://mail.example/newsletter',
    'https://mail.example/subscribe/poster',
    'https://mail.example/?next=/subscribe/posts',
    '',
  ])('of another kind (%s) stays as it is', (address) => {
    expect(scriptAddress(address)).toBeUndefined();
    expect(formAddress(address)).toBe(address);
  });
});
