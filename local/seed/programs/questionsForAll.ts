/** Asked about every program, so they are written once. */
export const questionsForAll = {
  'What happens after I order?':
    'We confirm your order by e-mail with the link to the first week. Start on any day you like.',
  'May I take longer than six weeks?': 'Yes. The material stays yours, and the pace is your own.',
};
