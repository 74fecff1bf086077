/** Addresses of pages with each part that a visitor, a link or a program can put anything into; `*` stands for the value. */
export const openAddresses = [
  '/?tab=*',
  '/?q=*',
  '/?tab=Physical&q=*',
  '/program?q=*',
  '/blog?q=*',
  '/blog?category=*',
  '/blog?tag=*',
  '/blog?page=*',
  '/blog-no-sidebar?q=*&category=*&tag=*',
  '/blog-right-sidebar?category=*&tag=*',
  '/Shop?q=*',
  '/Shop?category=*',
  '/Shop?dimension=*',
  '/Shop?tag=*',
  '/Shop?color=*',
  '/Shop?size=*',
  '/Shop?stock=*',
  '/Shop?sale=*&new=*',
  '/Shop?min=*&max=*',
  '/Shop?sort=*&view=*&page=*',
  '/shop-list-two-column?q=*&category=*',
  '/shopdetails?q=*',
  '/cart?x=*',
  '/compare?x=*',
  '/checkout?step=*',
  '/checkout?placed=*',
  '/order#*',
  '/order?id=*',
  '/login?next=*',
  '/login?mode=*&oobCode=*',
  '/login?forgot=*',
  '/signup?next=*',
  '/cloud-kitchen?x=*',
  '/find-my-program?x=*',
  '/contact?x=*',
  '/?lng=*',
];

/**
 * Values nobody meant: words without a break, characters that turn or hide what follows, markup, broken signs. What may stand side
 * by side does, because each value is tried at every address.
 */
export const oddValues: Readonly<Record<string, string>> = {
  'words without a break, in any writing': [
    'w'.repeat(400),
    '寿'.repeat(60),
    `tea ${'m'.repeat(300)}`,
    'שלום'.repeat(30),
    `Z${'\u0301'.repeat(60)}`,
    '👩🏽\u200d🍳'.repeat(15),
    '\u00a0'.repeat(60),
  ].join(' '),
  'characters that turn, hide or command': [
    `\u202e\u2067${'abc '.repeat(40)}`,
    `a\u0000b\u0007c\u001b[2Jd\u007f\u0085${'e'.repeat(300)}`,
    `\u200b\ufeff\u00ad\u2060${'f'.repeat(300)}`,
    `"><img src=x onerror=alert(1)><script>${'x'.repeat(300)}</script>`,
    '/\\?#&=%25'.repeat(20),
  ].join(' '),
  'a long number': '9'.repeat(400),
  'half a character': '%E0%A4%A',
};
