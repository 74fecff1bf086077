/** Texts as other programs hand them over, and as they are kept. */

/** Of one line: names, streets, towns, organisations, numbers of orders. */
export const pastedLines: [pasted: string, kept: string][] = [
  ['  Ada   Lovelace ', 'Ada Lovelace'],
  ['Ada\u00a0Lovelace', 'Ada Lovelace'],
  ['Ada\u202f\u2009Lovelace', 'Ada Lovelace'],
  ['Ada\u3000Lovelace', 'Ada Lovelace'],
  ['Ada\tLovelace', 'Ada Lovelace'],
  ['Ada\r\nLovelace\n', 'Ada Lovelace'],
  ['Ada\u000bLovelace', 'Ada Lovelace'],
  ['Ada\u0085Lovelace', 'Ada Lovelace'],
  ['Ada\u2028Lovelace\u2029', 'Ada Lovelace'],
  ['Ada\u2800Lovelace', 'Ada Lovelace'],
  ['\ufeffAda Lovelace', 'Ada Lovelace'],
  ['Ada\u200bLovelace\u200b', 'AdaLovelace'],
  ['Ada\u2060 Love\u00adlace', 'Ada Lovelace'],
  ['\u202aAda Lovelace\u202c', 'Ada Lovelace'],
  ['\u202eAda Lovelace', 'Ada Lovelace'],
  ['\u2067Ada\u2069 \u200eLovelace\u200f\u061c', 'Ada Lovelace'],
  ['Ada\u0000 Love\u0007lace\u001b\u009b', 'Ada Lovelace'],
  ['Ada\u200d Lovelace\u200c', 'Ada Lovelace'],
  ['Ada\ufffc Lovelace\ufffd', 'Ada Lovelace'],
  ['Ada\u3164 \u115fLovelace\uffa0', 'Ada Lovelace'],
  ['Ada\ufff9 Lovelace\ufffb', 'Ada Lovelace'],
  ['Ada\u{e0041}\u{e0064}\u{e0061} Lovelace', 'Ada Lovelace'],
  ['Ada\ud800 Lovelace', 'Ada Lovelace'],
  ['Ada\u2065 Love\u{e0000}lace\u{e0080}\u{e01f0}\u{e0fff}', 'Ada Lovelace'],
  ['Ada\ufdd0 Love\ufdeflace\u{1fffe}\u{10ffff}', 'Ada Lovelace'],
  ['Zoe\u0308 Ro\u0302le', 'Zoë Rôle'],
  ['\u1112\u1161\u11ab', '한'],
  // What belongs to a name stays.
  ['O’Brien–Núñez', 'O’Brien–Núñez'],
  ['عادة لوفليس', 'عادة لوفليس'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['ශ්\u200dරී', 'ශ්\u200dරී'],
  ['क्\u200dष', 'क्\u200dष'],
  ['Ａｄａ', 'Ａｄａ'],
  ['👩🏽\u200d🍳 Ada ❤\ufe0f\u200d🔥', '👩🏽\u200d🍳 Ada ❤\ufe0f\u200d🔥'],
  [
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  ],
  ['𠮷野家', '𠮷野家'],
];

/** Of several lines: messages, notes, texts for a card. */
export const pastedParagraphs: [pasted: string, kept: string][] = [
  ['\n Dear Ada,\n\nall the best! \n', 'Dear Ada,\n\nall the best!'],
  ['Dear Ada,\r\nall the best!', 'Dear Ada,\nall the best!'],
  ['Dear Ada,\rall the best!', 'Dear Ada,\nall the best!'],
  ['Dear Ada,\u000ball the best!', 'Dear Ada,\nall the best!'],
  ['Dear Ada,\u000call the best!', 'Dear Ada,\nall the best!'],
  ['Dear Ada,\u0085all the best!', 'Dear Ada,\nall the best!'],
  ['Dear Ada,\u2028all the best!', 'Dear Ada,\nall the best!'],
  ['Dear Ada,\u2029all the best!', 'Dear Ada,\nall the best!'],
  ['Dear\tAda', 'Dear\tAda'],
  ['Chère\u00a0Ada\u202f!', 'Chère Ada !'],
  ['Dear\u2003Ada\u2800!', 'Dear Ada !'],
  ['\ufeffDear\u200b Ada\u2060', 'Dear Ada'],
  ['\u202aDear Ada\u202c,\n\u2067all\u2069 the best', 'Dear Ada,\nall the best'],
  ['Dear \u202eAda\u0000\u001b[2J', 'Dear Ada[2J'],
  ['Dear Zoe\u0308 👩\u200d🍳', 'Dear Zoë 👩\u200d🍳'],
];

/** What looks empty and is: it fills no field that has to be filled. */
export const blankTexts = [
  '',
  '   ',
  '\u00a0',
  '\u200b',
  '\u3164',
  '\u2800',
  '\u202a\u202c',
  '\ufeff\n',
  '\u00ad',
  '\u115f\u1160',
];
