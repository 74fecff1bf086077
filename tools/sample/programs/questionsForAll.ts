/** Asked about every program, so they are written once. */
export const questionsForAll = {
  'What happens after I order?':
    'We confirm your order by e-mail and say how to pay. The link to the first week comes as soon as your payment has arrived, if you asked for that when ordering, and otherwise when the 14 days for withdrawal are over. Start on any day after that.',
  'May I take longer than six weeks?': 'Yes. The material stays yours, and the pace is your own.',
};

/** Asked about every program in which people move. The answer is the program's own; this is how it ends. */
export const whomToAsk = 'Whom should I ask first?';
export const whenToStop =
  'Stop at once and call the emergency number if your chest hurts or tightens, you faint, or you cannot get your breath.';
