/** What shoppers call a program and look for it by, beside the words that stand on its page: id to words, the most telling first. */
export const programKeywords: Readonly<Record<string, string>> = {
  'desk-break-strength':
    'desk exercises, office workout, strength training, bodyweight exercises, back pain, posture, sedentary, exercise, sitting all day, lunch break workout, bodyweight',
  'first-five-kilometres':
    'running, 5k, couch to 5k, learn to run, jogging, beginner, exercise, running plan, endurance, cardio, weight loss',
  'kettlebell-basics':
    'kettlebell training, strength training, weight training, exercise, workout, core strength, build muscle, technique, weights, weight loss',
  'stronger-stairs':
    'balance, leg strength, stair climbing, fall prevention, older people, seniors, knees, exercise, gentle exercise, legs',
  'ten-kilometres-kindly':
    'running, 10k, jogging, running plan, endurance, run further, exercise, cardio, training plan',
  'morning-mobility':
    'mobility, stretching, flexibility, stiff joints, back pain, neck, hips, morning routine, gentle exercise, older people, warm up, posture',
  'unhurried-yoga':
    'yoga class, yoga for beginners, slow yoga, gentle yoga, stretching, flexibility, back pain, posture, relaxation, hatha, beginner',
  'steady-from-the-middle':
    'core strength, abs, trunk, pelvic floor, back pain, posture, pilates, breathing, bodyweight exercises, workout, exercise, stability',
  'hill-walker':
    'hiking, hill walking, trekking, endurance, map reading, mountains, exercise, nature, weekend, fitness, weight loss',
  'dance-in-the-kitchen':
    'dancing, dance, dance workout, fun, exercise, mood booster, music, move more, happiness, cardio, beginner, weight loss',
  'neighbours-table':
    'neighbours, dinner party, hosting, make friends, loneliness, guests, new in town, community, cooking for guests, meet people',
  'better-conversations':
    'listening, communication, relationship, couples, conversation, small talk, conflict, arguing, talk, colleagues',
  'old-friends-again':
    'friendship, loneliness, keep in touch, reconnect, old friends, letters, messages, make friends, friends',
  'the-walking-circle':
    'walking group, walking club, make friends, loneliness, meet people, community, exercise, walk, group',
  'quiet-people-big-rooms':
    'introvert, shyness, shy, confidence, parties, small talk, networking, social anxiety, social skills, anxiety',
  'calm-money-mornings':
    'money, budget, budgeting, personal finance, bills, debt, household budget, money worries, spending plan, save money',
  'six-week-buffer':
    'saving, save money, emergency fund, rainy day fund, savings, money, personal finance, debt, financial security',
  'spend-by-heart':
    'spending, budget, mindful spending, impulse buying, money, personal finance, values, overspending, save money, frugal',
  'shared-money-shared-home':
    'couples, money, relationship, household budget, moving in together, flatmates, joint account, talk about money, partner, personal finance',
  'a-plan-for-later':
    'retirement, pension, long term saving, investing, old age, save money, money, personal finance, financial planning',
  'a-greener-flat':
    'houseplants, air quality, home, plants, small flat, renters, sustainability, indoor plants, tidy, declutter, light, ventilation',
  'walk-the-season':
    'nature, walk, walking, mindfulness, nature diary, seasons, birds, attention, outdoors, forest bathing, calm',
  'the-slow-wardrobe':
    'mending, sewing, repair, clothes care, slow fashion, sustainability, declutter, capsule wardrobe, clothes, buy less',
  'night-sky-evenings':
    'stargazing, stars, astronomy, moon, constellations, night sky, family, sleepless, planets, kids',
  'kitchen-garden-in-pots':
    'gardening, balcony, herbs, vegetables, grow vegetables, tomatoes, plants, urban gardening, cooking, balcony garden, garden',
  'read-again':
    'reading, books, read more, attention span, focus, concentration, phone, bedtime reading, novels',
  'learn-one-thing':
    'learning, study skills, learn something new, memory, language learning, hobby, study, education, spaced repetition, curiosity',
  'write-a-little':
    'writing, creative writing, prompts, journaling, stories, poetry, diary, writing habit, prose',
  'screens-at-arms-length':
    'screen time, digital detox, phone, smartphone, phone addiction, social media, distraction, focus, notifications, attention, tired eyes',
  'puzzles-and-patience':
    'puzzles, brain teasers, logic, chess, crosswords, games, brain training, memory, rainy day, older people, game night',
  'a-kinder-workweek':
    'work life balance, burnout, stress, work, job, overwork, exhaustion, time management, breaks, freelancer, week planning',
  'deep-work-short-days':
    'focus, concentration, productivity, deep work, distraction, work, burnout, procrastination, time management, attention',
  'the-next-chapter':
    'career change, new job, job change, career, calling, work, job, midlife, reorientation',
  'meetings-worth-having':
    'meetings, team, leadership, work, agenda, shorter meetings, time management, colleagues, teamwork',
  'hands-on-evenings':
    'craft, crafts, diy, making, handicraft, sewing, woodwork, baking, bookbinding, hobby, after work, creativity',
  'ten-quiet-minutes':
    'meditation, meditate, learn to meditate, mindfulness, breathing, calm, stress, anxiety, beginner, silence, inner peace, short meditation',
  'evening-pages':
    'journaling, journal, gratitude, diary, sleep, bedtime, wind down, reflection, worry, evening routine, thoughts',
  'sunday-unplugged':
    'day of rest, digital detox, unplug, rest day, slow sunday, sabbath, family time, phone, phone free, weekend, slow down',
  'the-gratitude-walk':
    'gratitude, mindfulness, walking meditation, walk, thankfulness, positive thinking, nature, calm',
  'sound-and-silence':
    'meditation, singing bowl, sound bath, silence, listening, mindfulness, music, bells, retreat, calm',
  'name-the-weather':
    'feelings, emotions, moods, emotional intelligence, mood diary, anxiety, anger, sadness, mental health, express feelings',
  'soft-landings':
    'stress, stress relief, unwind, relaxation, wind down, sleep, after work, breathing, evening routine, anxiety, burnout, calm, shift workers',
  'a-friendlier-inner-voice':
    'self esteem, self kindness, self compassion, inner critic, negative thoughts, perfectionism, self confidence, confidence, self love, guilt',
  'room-for-sorrow': 'grief, loss, mourning, bereavement, death, sadness, remembrance, funeral',
  'small-joys-daily':
    'joy, happiness, good mood, self care, pleasure, fun, mood booster, daily habit, winter blues',
};
