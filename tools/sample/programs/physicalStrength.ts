import type { ProgramSource } from './programSource';

export const physicalStrength: ProgramSource[] = [
  {
    id: 'desk-break-strength',
    name: 'Desk Break Strength',
    motif: 'warrior',
    price: 49,
    discount: 15,
    tag: ['At a desk', 'Short sessions', 'No equipment'],
    level: 'starter',
    minutesPerWeek: 60,
    summary: 'Twelve-minute strength breaks that fit between two meetings.',
    description:
      'Five short breaks a week, done in ordinary clothes beside an ordinary chair. Every move comes in three levels, and nothing needs a mat, a shower or an excuse.',
    outcome: 'You know fifteen moves by heart and take a strength break most working days.',
    suits: 'People who sit for most of the day and have not trained for a while.',
    askFirst:
      'A doctor, if you have pain in your back, knees or shoulders, high blood pressure or a heart condition, are pregnant, or have not exercised for years.',
    includes: [
      '30 guided breaks of 12 minutes',
      'A one-page move chart',
      'Calendar reminders',
      'A strength check in weeks 1 and 6',
    ],
    outline: {
      'Stand up, sit down': 'Chair squats and wall push-ups; find the level that feels like six out of ten.',
      'Pull and reach': 'Door-frame rows and long reaches to balance a day of leaning forward.',
      'Legs that carry': 'Split squats with a hand on the desk, slow on the way down.',
      'A steady middle': 'Standing holds and marches that train the trunk without lying down.',
      'Two at a time': 'Moves in pairs, so that twelve minutes hold twice the work.',
      'Your own break': 'Build three breaks you like and repeat the strength check.',
    },
    faq: {
      'Do I need to change clothes?': 'No. Flat shoes or socks are enough.',
      'What if I miss a day?': 'Skip it and take the next break. There is no catching up.',
    },
  },
  {
    id: 'first-five-kilometres',
    name: 'First Five Kilometres',
    motif: 'run',
    price: 59,
    tag: ['Running', 'Outdoors'],
    level: 'starter',
    minutesPerWeek: 90,
    summary: 'From walking to a comfortable five kilometres, three outings a week.',
    description:
      'A run–walk plan that grows by minutes, not by heroics. You learn an easy pace first, then let the distance follow, with a rest day after every outing.',
    outcome: 'You can cover five kilometres at a pace that still allows a conversation.',
    suits: 'Beginners who can walk briskly for thirty minutes.',
    askFirst:
      'A doctor, if you have a heart, lung or joint condition, diabetes or high blood pressure, are pregnant, are over 45 and new to running, or have been ill for long.',
    includes: [
      '18 guided outings',
      'A pace and breath guide',
      'A warm-up you can do at the kerb',
      'A shoe-fitting checklist',
    ],
    outline: {
      'Walk with purpose': 'Brisk walks with one-minute runs; learn the talking pace.',
      'Two and two': 'Two minutes running, two walking, and a loop you enjoy.',
      'Longer stretches': 'Five-minute runs; shorten your step instead of your breath.',
      'Past the middle': 'Eight-minute runs and a first gentle hill.',
      'One long, two easy': 'Fifteen minutes in one piece, then two short outings.',
      'Five kilometres': 'An easy week, then your own five kilometres.',
    },
    faq: {
      'Can I use a treadmill?': 'Yes. Set it to a one per cent incline and keep the same minutes.',
      'What if a week feels too hard?': 'Repeat it. Many people take eight weeks.',
    },
  },
  {
    id: 'kettlebell-basics',
    name: 'Kettlebell Basics',
    motif: 'lift',
    price: 79,
    discount: 10,
    tag: ['Strength', 'At home'],
    level: 'standard',
    minutesPerWeek: 105,
    summary: 'One bell, five movements, learned slowly and well.',
    description:
      'Three sessions a week with a single kettlebell. Each movement is taken apart, practised without weight and only then loaded, so that your back learns before your ambition does.',
    outcome: 'You swing, squat, press, carry and row with a form you can check yourself.',
    suits: 'People with some training experience and a bell of 6 to 12 kg.',
    askFirst:
      'A doctor or physiotherapist, if you have back, shoulder or pelvic floor trouble, a hernia, high blood pressure or a heart condition, or are pregnant or have given birth in the last months.',
    includes: [
      '18 sessions of 35 minutes',
      'Slow-motion films of each movement',
      'A form checklist',
      'A guide to choosing a weight',
    ],
    outline: {
      'Hinge before you swing': 'Learn the hip hinge with a broomstick, then dead lifts.',
      'The goblet squat': 'Hold the bell close, sit between your heels.',
      'Rows and carries': 'Pull without twisting; walk tall with the weight on one side.',
      'The first swings': 'Sets of five, resting as long as you work.',
      'Press overhead': 'Strict presses, light and tidy.',
      'One flowing set': 'All five movements in one twenty-minute session.',
    },
    faq: {
      'Which weight should I buy?': 'Most people start with 8 kg. The guide helps you decide.',
      'Is there much jumping?': 'None at all. Both feet stay on the floor.',
    },
  },
  {
    id: 'stronger-stairs',
    name: 'Stronger Stairs',
    motif: 'stairs',
    price: 39.5,
    new: true,
    tag: ['Balance', 'Short sessions', 'No equipment'],
    level: 'starter',
    minutesPerWeek: 50,
    summary: 'Use the stairs you already have to train legs and balance.',
    description:
      'Ten minutes on a staircase, five days a week, with a hand on the rail whenever you like. It starts with single steps and ends with calm, even flights.',
    outcome: 'Three floors at an even pace, and a steadier step on the way down.',
    suits: 'Anyone who can climb one flight with a rail; older beginners are welcome.',
    askFirst:
      'A doctor or physiotherapist, if you have fallen in the last year, feel dizzy at times, have a heart or lung condition, a new hip or knee, or brittle bones.',
    includes: [
      '30 stair sessions',
      'A rail-and-balance guide',
      'A wall chart with large print',
      'Rest-day stretches',
    ],
    outline: {
      'One step': 'Step up, step down, and notice which leg works harder.',
      Rhythm: 'Half a flight at an even beat, counted out loud.',
      Sideways: 'Side steps for the hips, slowly, hand on the rail.',
      'Down is a skill': 'Quiet feet on the way down.',
      'Two flights': 'Two flights, one rest, three times.',
      'Three floors': 'An even climb, and a note of how it felt.',
    },
    faq: {
      'I live on the ground floor. Will it work?':
        'Yes, a single sturdy step is enough for four of the six weeks.',
      'May I hold the rail?': 'Always. Holding on is part of the program.',
    },
  },
  {
    id: 'ten-kilometres-kindly',
    name: 'Ten Kilometres, Kindly',
    motif: 'reach',
    price: 89,
    tag: ['Running', 'Outdoors'],
    level: 'deep',
    minutesPerWeek: 180,
    summary: 'Double your distance without doubling the strain.',
    description:
      'Four outings a week for runners who already manage five kilometres. Most of it is easy on purpose; one outing is a little longer, one a little livelier, and strength work keeps it honest.',
    outcome: 'You run ten kilometres and are glad to go out again two days later.',
    suits: 'Runners who are at ease with five kilometres, two or three times a week.',
    askFirst:
      'A doctor, if you have a heart, lung or joint condition, are pregnant, come back from an injury or illness, or feel pain that lasts longer than two days after a run.',
    includes: [
      '24 guided outings',
      'Twelve 15-minute strength sessions',
      'A plan for hills and heat',
      'A recovery checklist',
    ],
    outline: {
      'Easy means easy': 'Slow down, add ten minutes to one run, keep the rest.',
      'A livelier hour': 'Short, quick strides inside an easy run.',
      'Six and a half': 'The long run grows; the week after is lighter.',
      'Hills, politely': 'Short climbs, walking down, upright posture.',
      'Eight and rest': 'Eight kilometres, then two quiet days.',
      Ten: 'Two short runs and the full distance.',
    },
    faq: {
      'Do I need a watch?': 'No. Breath and time are enough; a watch may help with curiosity.',
      'Can I swap days?': 'Yes, if you keep a day between the long and the lively run.',
    },
  },
];
