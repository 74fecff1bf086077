import { stemmer } from '@orama/stemmers/english';
import type { Words } from './words';

/** English words of the shop's world; how the lists are written stands in words.ts. */
export const words: Words = {
  stem: stemmer,
  idle: `a about after again against all also always am an and any are around as at be because become been before being
    best better but buy by can cheap could do does during every feel feeling find for from get getting give good great
    had has have having help helps her him his how i if im in into is it its ive just keep kind less like little look
    looking make many me more most much my natural need needs long big large small nice of off on one or other our out over people person please
    quick really recommend rid s should show so some someone something stuff such take than that the their them there
    these they thing things this those to too try up us use useful using very want wants was we what when where which
    while who why will with would year you your necessary start begin beginning learn stop quit cost costs per way ways set sets kit pack bundle pair piece pieces mens womens unisex understand improve boost overcome avoid healthy hurt hurts hurting`,
  without: 'without no minus except',
  free: 'free',
  freeOf: 'of from',
  under: 'under, below, less than, up to, max, maximum, cheaper than, at most, not more than, within',
  over: 'over, above, more than, from, at least, min, minimum',
  between: 'between',
  and: 'and to',
  currency: 'dollar dollars usd bucks euro euros eur $ €',
  units:
    'minute minutes min mins hour hours week weeks day days kg g km k ml l kcal calories times pages cups years',
  size: 'size',
  marks: {
    sale: 'sale, on sale, reduced, discounted, discount, deals, offers, special offers, bargain, bargains',
    new: 'new, new arrivals, new in, just in, latest',
    in: 'in stock, available',
  },
  colors: {
    red: 'red crimson scarlet',
    orange: 'orange terracotta',
    yellow: 'yellow golden mustard',
    green: 'green olive sage',
    blue: 'blue navy turquoise teal',
    purple: 'purple violet lilac mauve',
    pink: 'pink rose',
    brown: 'brown',
    beige: 'beige cream sand natural',
    gray: 'grey gray silver',
    black: 'black',
    white: 'white',
  },
  concepts: {
    sleep: `sleep, sleeper, asleep, bedtime, good night > insomnia, sleepless, sleepy, nap, fall asleep, cant sleep, bad night, jet lag, jetlag, night shift, wake up at night, restless nights, bed, overtired, melatonin, menopause, hot flushes, hot flashes, nightmares, newborn nights, tired all the time`,
    anxiety: `anxiety, anxious, worry, nervous > panic, panic attack, fear, phobia, overthinking, racing thoughts, nervousness, social anxiety, therapy, ocd, ptsd, claustrophobia, fear of flying, health anxiety`,
    stress: `stress, relax, unwind, wind down, tension > switch off, switch off after work, cant switch off, calm, calmer, stress relief, overwhelmed, frazzled, nerves, pressure, soothe, cortisol, chill, destress, tense, restless, anxiety, anxious, panic, burnout, menopause, blood pressure, high blood pressure, hypertension, meltdown, tension headache`,
    burnout:
      'burnout, exhaustion, work life balance, overwork > burnt out, burned out, exhausted, fatigue, drained, workaholic, work stress, too much work, overtime',
    focus:
      'focus, concentration, attention, productivity > adhd, add, distraction, distracted, deep work, pomodoro, attention span, procrastination, study, flow, revise, exam',
    desk: 'desk, office, at a desk, sedentary > desk job, home office, office chair, sitting all day, workplace, computer work, coworker, wfh, work from home, office worker, ergonomic, office gadget',
    back: 'back pain, backache, back > lower back, sciatica, slipped disc, lumbago, spine, sore back, bad back, herniated disc',
    neck: 'neck, neck pain, stiff neck, shoulders > shoulder pain, cervical, headache, migraine',
    recovery: `recovery, sore muscles, massage, muscle ache, self massage > trigger point, fascia, myofascial, doms, aching, cramp, knots, tight muscles, muscle tension, myofascial release, rehab, physio, physiotherapy, plantar fasciitis, sore feet, foot pain, reflexology, acupressure, massage gun, tennis elbow, rsi, carpal tunnel, foot massage, tense shoulders`,
    posture: 'posture, upright, ergonomic > slouch, hunched, straight back, stand straight',
    balance: 'balance, coordination, stability > fall prevention, wobble board, ankles, steady on my feet',
    strength:
      'strength, strength training, weights, weight training, resistance training, muscle > weightlifting, build muscle, bodybuilding, gain muscle, get strong, stronger, gym equipment, home gym, lifting, crossfit, toning, bone density',
    core: 'core, core strength, abs, trunk > sit ups, crunches, six pack, belly, stomach muscles, pelvic floor, postnatal, plank, pilates, tummy',
    mobility:
      'mobility, stretching, flexibility > stiff, joint pain, joints, hips, arthritis, limber, supple, warm up, splits, morning stretch',
    exercise:
      'exercise, workout, training, fitness, keep fit > working out, gym, sport, cardio, hiit, get in shape, physical activity, move more, athletic, aerobics, active, sporty, lose weight, weight loss',
    weightloss:
      'weight loss, lose weight, burn calories > slimming, fat, diet, belly fat, overweight, calories',
    energy:
      'energy, energising > tired, tiredness, low energy, boost, vitality, morning slump, wake up, groggy, pick me up',
    joy: `joy, happiness, fun, pleasure, good mood > happier, depressed, depression, sad, low mood, mood, mood booster, winter blues, smile, delight, self care, selfcare, treat, bored, boredom, something to do, entertainment, pastime, cheerful`,
    feelings: `feelings, emotions, emotional intelligence, moods > anger, angry, mood swings, irritable, temper, express feelings, mental health, eq, therapy, therapist, trauma, psychology, counselling, hormones`,
    grief: `grief, loss, mourning, bereavement > passed away, lost my mother, lost my father, lost my mum, lost my dad, lost my husband, lost my wife, lost a friend, death, died, funeral, sorrow, widow, grieving, condolence, losing someone, death in the family, divorce, breakup, break up, heartbreak, miscarriage, pet loss`,
    loneliness:
      'loneliness, lonely, friendship, friends > alone, isolated, new friends, old friends, lost touch, reconnect, keep in touch, single, companionship, meet people, moved to a new city',
    confidence:
      'confidence, introvert, shyness, shy > socially awkward, self confidence, public speaking, small talk, networking, parties, social skills, assertive, stage fright, quiet person',
    selfkindness:
      'self esteem, self kindness, self compassion, inner critic > self love, self worth, perfectionism, perfectionist, negative thoughts, negative self talk, guilt, shame, impostor syndrome, imposter syndrome, self doubt, confidence, be kind to myself',
    habits: `habits, routine > new year resolution, resolution, discipline, self discipline, motivation, willpower, consistency, goals, goal setting, habit tracker, bad habits, smoking, vaping, drinking less, alcohol, nail biting, sobriety`,
    screens:
      'screen time, phone, digital detox, smartphone, unplug > phone addiction, doomscrolling, scrolling, social media, digital minimalism, screen, internet addiction, tiktok, instagram, notifications, offline',
    noise: `noise, noise reduction > quiet, silence, snoring, loud neighbours, noisy, noise cancelling, traffic noise, block out noise, soundproof, peace and quiet, loud, anc, tinnitus, misophonia`,
    air: 'air quality, air, ventilation, humidity > stale air, mould, mold, co2, stuffy room, stuffy, damp, dust, air purifier, allergy, hygrometer, thermometer, carbon dioxide',
    money:
      'money, finances, personal finance > financial, salary, cash, wealth, investing, bank, income, financial freedom, money management, money worries, bills',
    saving:
      'saving, save money, emergency fund > rainy day fund, nest egg, put money aside, piggy bank, cushion, broke',
    budgeting:
      'budget, spending plan, household budget > sort out my finances, organize finances, get finances in order, debt, overspending, impulse buying, credit card, spending, expenses, shopping addiction, track spending, money diary, frugal, bills, overdraft',
    retirement:
      'retirement, pension, long term saving > old age, 401k, ira, provision, investing, stocks, etf, shares, financial planning',
    couples:
      'couples, partner, relationship > marriage, husband, wife, boyfriend, girlfriend, spouse, love, date night, married, dating, couples therapy, anniversary, moving in together',
    conversation:
      'conversation, listening, communication, talk > communication skills, arguing, argument, conflict, fight less, difficult conversation, nonviolent communication, active listening',
    hosting:
      'hosting, neighbours, community, dinner party > guests, neighbors, supper club, house party, invite people, entertaining, belonging, volunteering, potluck, hospitality, neighbourhood, neighborhood, party',
    family: `family, kids, children, parents > child, teenager, teens, grandchildren, family time, toddler, mum, mom, dad, all ages, family game, baby, newborn, grandparents`,
    work: 'work, job, occupation, working life > worklife, workday, workweek, colleagues, boss, freelancer, self employed, employee, manager, office',
    career:
      'career, career change, new job, job change > quit my job, quit job, resign, job search, unemployed, laid off, cv, resume, calling, midlife, second career, find my passion, interview, promotion, what to do with my life',
    meetings:
      'meetings, team > teamwork, leadership, team building, manager, agenda, facilitation, leader, zoom',
    learning: `learning, study skills, learn something new, education > study, new skill, skills, language learning, learn a language, course, memory, lifelong learning, spanish, curiosity, hobby, exam, school, student, university, homework`,
    reading: 'reading, books > novel, literature, bookworm, reader, book lover',
    writing:
      'writing, journaling > creative writing, diary, poetry, poem, storytelling, memoir, author, morning pages, writer, writers block, novel',
    puzzles: `puzzles, brain teasers, logic, games > sudoku, crossword, chess, riddles, brain training, memory, jigsaw, brain, game night, dementia, bored, boredom, pastime, entertainment`,
    craft: `craft, diy, handicraft, making > knitting, woodwork, pottery, handmade, make something, bookbinding, baking, hobby, creativity, bored, boredom, pastime, crochet, needlework, woodcarving, embroidery`,
    mending:
      'mending, sewing, repair, clothes care > darning, sustainable fashion, slow fashion, capsule wardrobe, needle, fast fashion, fix clothes, declutter clothes, wardrobe, thrift',
    declutter:
      'declutter, tidy, organise > minimalism, minimalist, marie kondo, organize, clutter, simplify, mess',
    green:
      'sustainability, eco friendly, zero waste, environment > plastic free, environmentally friendly, green living, eco, recycled, climate, ecological, low waste, biodegradable, carbon footprint',
    nature:
      'nature, outdoors, outside > forest, forest bathing, woods, park, birds, birdwatching, bird watching, seasons, fresh air, countryside, trees, camping, wildlife, green space',
    plants:
      'plants, gardening > balcony, houseplants, indoor plants, grow vegetables, grow herbs, herbs, tomatoes, seeds, allotment, vegetable garden, green thumb',
    stars:
      'stars, stargazing, night sky, astronomy, moon > constellations, planets, moon phases, lunar, full moon, telescope, milky way',
    meditation:
      'meditation, mindfulness > zen, vipassana, presence, mbsr, guided meditation, be present, inner peace, headspace, present moment, contemplation',
    breathing: `breathing, breathwork, breathing exercises > pranayama, deep breathing, breathing techniques, shortness of breath, respiration, pregnancy, pregnant, prenatal, childbirth, labour, hyperventilation, asthma`,
    gratitude: `gratitude, thankful, gratitude practice > gratitude journal, grateful, thanksgiving, appreciation, positive thinking, positivity, count your blessings, manifesting, affirmations`,
    restday:
      'day of rest, sabbath, slow sunday, day off > sunday, slow living, weekend, do nothing, slow down, retreat, hygge, downtime, faith, religion, religious, spirituality',
    sound:
      'sound bath, singing bowl, music, listening practice > sound healing, gong, bells, ambient, songs, mantra, sound therapy, mp3',
    running:
      'running, jogging, runner > 5k, couch to 5k, c25k, 5 km, 5 kilometres, parkrun, 10k, 10 km, 10 kilometres, marathon, half marathon, jogger, race, trail running, treadmill, cardio',
    fivek:
      '5k, 5 km, five kilometres, couch to 5k, 5 kilometres > c25k, parkrun, start running, first run, fun run',
    tenk: '10k, 10 km, ten kilometres, 10 kilometres > marathon, half marathon, run longer, run further',
    walking: `walking, stroll > hiking, trekking, steps, 10000 steps, ten thousand steps, ramble, nordic walking, walking group, pilgrimage, camino, sightseeing, dog walk, pram`,
    hiking:
      'hiking, hill walking, trekking, trail > mountain, hills, rambling, backpacking, climbing, camino, summit, map reading, camping, alps, outdoor adventure',
    yoga: 'yoga, yoga class, asana > yin yoga, hatha, vinyasa, sun salutation, restorative yoga, yogi, downward dog, pilates, hot yoga',
    dancing: 'dancing > zumba, dance workout, ballet, salsa, disco, music, choreography',
    skipping: 'skipping rope, jump rope, skipping > double unders, boxing',
    travel:
      'travel, trip, on the go > holiday, vacation, flight, plane, airplane, train, backpack, commute, suitcase, weekend trip, camping, hand luggage, carry on, long haul, festival, journey',
    picnic: 'picnic, park, outdoor meal > barbecue, bbq, beach, festival',
    cooking: 'cooking, baking > kitchen, recipes, chef, foodie, meal prep, baker, kitchen gadget',
    bath: 'bath, bath time, spa > bathroom, soak, tub, wellness day, spa day, home spa, bubble bath, pampering, foot bath, epsom salt, bath bomb, sauna',
    mat: 'mat, yoga mat, exercise mat > gym mat, pilates mat, fitness mat, non slip mat, yogamat',
    weights:
      'dumbbell, weights, kettlebell, free weights > barbell, hand weights, hantel, girya, gym equipment, home gym',
    bands:
      'resistance bands, exercise bands, loop bands > therabands, elastic bands, booty bands, rubber bands, fitness bands, pull up bands, mini bands',
    roller: 'foam roller, fascia roller, massage roller > blackroll, back roller, roller',
    ball: `exercise ball, gym ball, sitting ball, swiss ball > stability ball, fitness ball, pezzi ball, yoga ball, balance ball, ball chair, active sitting, office chair, pregnancy, pregnant, birthing ball, maternity, prenatal`,
    cushion:
      'meditation cushion, zafu, cushion, floor cushion > pouf, meditation pillow, meditation stool, sitting pillow, seat cushion',
    bottle:
      'water bottle, drinking bottle, bottle, flask, thermos > hydration, canteen, travel mug, insulated bottle, sports bottle, reusable bottle, tumbler, vacuum flask, hydro flask',
    hotbottle:
      'hot water bottle, bed warmer, heat pad > warmer, period pain, menstrual cramps, hot water bag, period cramps, belly ache, stomach ache, cold feet, heat pack',
    headphones:
      'headphones, earphones, headset, over ear headphones > earbuds, airpods, ear defenders, ear buds, noise cancelling headphones, wireless headphones, bluetooth headphones',
    pillow: `pillow, head pillow, neck pillow > cushion, memory foam pillow, bedding, buckwheat pillow, orthopedic pillow, husk pillow, mattress, duvet, bed linen, bed sheets, pillowcase, maternity pillow`,
    clock:
      'alarm clock, clock, alarm > wake up, bedside clock, travel clock, timepiece, wakeup, analogue clock, analog clock',
    lamp: 'lamp, light, wake up light, sunrise alarm > night light, nightlight, sad lamp, light therapy, daylight lamp, reading lamp, bedside lamp, lantern, sunrise lamp, winter blues',
    notebook:
      'notebook, notepad, jotter > bullet journal, bujo, moleskine, exercise book, writing pad, stationery, note book, dot grid',
    diary:
      'journal, diary, evening journal > gratitude journal, five minute journal, thought journal, night journal, dear diary, bullet journal',
    planner:
      'planner, weekly planner, organizer, organiser > agenda, diary, to do list, schedule, bullet journal, time management, plan, day planner',
    calendar: 'calendar, wall calendar, moon calendar > year planner, lunar calendar, poster, date, almanac',
    sketchbook:
      'sketchbook, drawing pad, drawing, sketching > art, artist, watercolour, watercolor, painting, doodle, sketch pad, art supplies',
    pens: 'pen, pencil, writing tools > biro, fountain pen, ballpoint, stationery, gel pen, pen holder, desk organiser, ink',
    cards:
      'conversation cards, question cards, card game, icebreaker > table talk, conversation starters, game night, board game, party game, family game, ice breaker, questions, deck of cards',
    postcards:
      'postcards, greeting cards, cards > letter, pen pal, birthday card, thank you card, stationery, snail mail, penpal',
    soap: 'soap, bar soap, hand soap > cleanser, body wash, shower gel, wash, hand wash, shower, cleansing',
    shampoo: `shampoo, hair wash, hair care, solid shampoo > hair, oily hair, conditioner, shampoo bar, dandruff, hair soap, hairwash, hair loss, greasy hair, frizzy hair, split ends`,
    comb: `comb, hairbrush, hair care > detangler, brush, static hair, hair, wooden comb, curly hair, beard, frizzy hair, hair loss, tangles, split ends`,
    bodybrush: 'body brush, dry brush > exfoliate, scrub, cellulite, shower brush, peeling, lymph',
    facemask:
      'face mask, clay mask, facial > facial mask, pores, pimples, acne, blackheads, skincare mask, spots, oily skin, clay, beauty mask',
    facecare:
      'face oil, facial care, skincare, skin care > serum, face cream, wrinkles, anti ageing, moisturiser, moisturizer, facial oil, dry skin, scars, glow, night cream, skin, beauty, face',
    gua: 'gua sha, face stone, facial massage > face roller, jade roller, lymphatic drainage, puffy eyes, puffy face, face massage, guasha',
    handcream: `hand cream, hand lotion, hand care > moisturiser, moisturizer, cream, lotion, balm, chapped hands, cracked hands, salve, dry hands, dry skin, eczema, body lotion, hand balm, skin, nails, nail care, cracked heels, foot cream, psoriasis`,
    lipbalm:
      'lip balm, lip care, lipstick > chapped lips, chapstick, cracked lips, dry lips, balm, labello, lip salve, lips',
    suncream: `sun cream, sunscreen, sun protection, spf > sunblock, sun lotion, sunburn, uv, beach, sun tan lotion, sun care, swim, suntan lotion, sun, sunglasses, tanning`,
    candle:
      'candle, scented candle > candlelight, cosy evening, aromatherapy, cozy, hygge, romantic, home fragrance, wax',
    scent: `aromatherapy, scent, fragrance, lavender > essential oils, perfume, aroma, smell, incense, room spray, potpourri, sachet, cologne, air freshener, eau de toilette`,
    diffuser:
      'diffuser, aroma diffuser, humidifier > essential oil diffuser, essential oils, oil diffuser, vaporizer, vaporiser, dry air, mist, nebuliser, oil burner',
    earplugs:
      'ear plugs, earplugs, hearing protection > snoring, ear protection, ohropax, concert, festival, noise protection, snoring partner',
    eyemask: `eye mask, sleep mask, blindfold > eyemask, night mask, eye shade, tired eyes, jet lag, light blocking, blackout, curtains, eye strain, eyestrain, migraine`,
    whitenoise: `white noise, rain sounds, sound machine, noise machine > nature sounds, tinnitus, ocean sounds, brown noise, pink noise, sleep sounds, baby sleep, rain noise, newborn`,
    blanket:
      'blanket, weighted blanket, throw > heavy blanket, gravity blanket, duvet, cover, bedding, quilt, bedspread, comforter, cosy, cozy, autism, sensory',
    robe: `bathrobe, robe, dressing gown > bath robe, kimono, house coat, loungewear, nightwear, pyjamas, pajamas, morning gown, sauna, towel, swimsuit, swimwear, slippers, nightgown`,
    tee: 't shirt, tee, tshirt, top, shirt > vest, undershirt, clothes, crew neck, blouse, sportswear, gym clothes, cotton shirt',
    hoodie: `hoodie, sweatshirt, jumper, sweater > pullover, loungewear, fleece, cardigan, hooded, cosy, cozy, clothes, warm clothes, scarf, poncho, shawl`,
    leggings:
      'leggings, tights, running tights, sports trousers > yoga pants, pants, trousers, joggers, gym clothes, sweatpants, sportswear, workout clothes, activewear, clothes',
    socks: `socks, hiking socks, wool socks > blisters, stockings, warm feet, cold feet, footwear, shoes, warm socks, slippers, boots, trainers, sneakers, running shoes, hiking boots`,
    hat: `hat, cap, beanie, headwear > baseball cap, sun hat, bobble hat, winter hat, woolly hat, running cap, knit cap, wool hat, warm hat, bonnet, visor, sunglasses, scarf, gloves, mittens, earmuffs`,
    bag: 'bag, tote, tote bag, shopping bag, shopper > backpack, rucksack, canvas bag, gym bag, grocery bag, sports bag, cloth bag, beach bag, handbag, shoulder bag',
    jacket:
      'rain jacket, raincoat, jacket, waterproof jacket, rain coat > coat, anorak, windbreaker, windproof, cagoule, waterproof, mac, rain gear, umbrella, parka, rain wear',
    tracker:
      'fitness tracker, activity tracker, smartwatch, wearable > watch, fitbit, heart rate monitor, sleep tracker, tracker, heart rate, fitness watch, sports watch, apple watch, garmin, pulse, smart watch, fitness band',
    pedometer: 'pedometer, step counter, step tracker > count steps, steps, 10000 steps, ten thousand steps',
    speaker:
      'speaker, bluetooth speaker, loudspeaker > boombox, music box, wireless speaker, portable speaker, sound box, radio, music, party',
    scale: 'kitchen scale, weighing scale, scales > food scale, baking scale, digital scale, weigh',
    timer:
      'timer, kitchen timer, focus timer > egg timer, stopwatch, countdown, pomodoro, hourglass, time management',
    tea: `tea, herbal tea, infusion > herbal infusion, tisane, brew, sleepy tea, camomile, chamomile, caffeine free, teabags, tea bags, cuppa, night time tea, drink, beverage, digestion, bloating, sore throat, cough, flu, hangover, immune system, detox`,
    greentea:
      'green tea, tea > matcha, sencha, genmaicha, japanese tea, caffeine, coffee, coffee alternative, tea bags',
    granola: 'granola, muesli, cereal > cornflakes, crunchy muesli, breakfast cereal, oats, oatmeal',
    nutbutter:
      'almond butter, nut butter, spread > peanut butter, nutella, almond paste, bread spread, tahini, jam',
    protein: `protein powder, plant protein, protein > whey, vegan protein, shake, supplement, amino acids, smoothie, post workout, creatine, vitamin, multivitamin, minerals, omega, collagen, magnesium, iron`,
    bar: 'snack bar, energy bar, cereal bar, granola bar > protein bar, muesli bar, trail food, flapjack, bars, on the go snack, hiking snack',
    crisps: `fruit crisps, dried fruit, crisps > chips, apple chips, snack for kids, apple crisps, fruit chips, dried apple, vitamin, fibre, fiber`,
    cocoa: `hot chocolate, cocoa, drinking chocolate, chocolate > cacao, hot drink, sweet, chocolate powder, dessert, candy, drink, coffee, latte, beverage`,
    honey: `honey, natural sweetener > sweetener, sore throat, sugar alternative, beekeeper, bees, cough, bread spread, spread, jam, marmalade, immune system`,
    oil: 'olive oil, extra virgin olive oil, cooking oil > salad dressing, salad oil, dressing, evoo, vinegar, mediterranean',
    soup: 'soup, broth, stew > starter, bouillon, light dinner, hot soup, something warm',
    bowl: 'bowl, buddha bowl, grain bowl > poke, salad, lunch bowl, rice',
    noodles:
      'noodles, ramen, asian > pho, udon, asian food, stir fry, noodle soup, chinese food, japanese food, thai food, chinese, japanese, thai, pad thai, soba',
    pasta:
      'pasta, spaghetti, italian > macaroni, italian food, penne, lasagne, lasagna, noodles, tagliatelle, puttanesca',
    curry:
      'curry, indian > dal, dhal, indian food, spicy food, spicy, masala, tikka, thai curry, dahl, chickpeas, coconut curry',
    dumplings: 'dumplings, gyoza, dim sum > potstickers, ravioli, momos, asian, chinese food, wontons',
    sushi: 'onigiri, rice ball, sushi > seaweed, japanese food, nori, maki, fish, japanese',
    hummus:
      'hummus, dip, chickpea dip > mezze, meze, aubergine, baba ganoush, middle eastern, falafel, tahini, lebanese',
    salad:
      'salad, fresh bowl > raw food, light lunch, something light, greens, light meal, vegetables, veggies, cold meal',
    porridge: 'porridge, oatmeal, oats, overnight oats > rolled oats, gruel, warm breakfast, hot cereal',
    yoghurt: 'yoghurt, yogurt > curd, skyr, parfait, greek yoghurt, greek yogurt, dairy',
    egg: 'egg < shakshuka, omelette, omelet > fried eggs, scrambled eggs, boiled egg, poached eggs, brunch',
    toast: 'toast, sandwich > bread, avocado toast, open sandwich, sourdough',
    fish: 'fish, seafood < salmon, tuna, trout, cod, sashimi > omega 3, sea food, pescatarian, omega3',
    prawns: 'prawns, shrimp, seafood < shellfish, scampi > glass noodles, sea food',
    vegetables:
      'vegetables, veggies > veg, greens, healthy meal, five a day, healthy eating, healthy food, plant based',
    vegan: 'vegan, plant based > animal free, plantbased, no animal products, veganuary, cruelty free',
    vegetarian: 'vegetarian, veggie, meatless > meat free, without meat, no meat',
    gluten: 'gluten < wheat, spelt, barley, rye > coeliac, celiac',
    nuts: 'nuts, tree nuts < peanuts, cashews, almonds, walnuts, hazelnuts, pistachio, pecan',
    peanuts: 'peanuts',
    dairy: 'milk, dairy < cheese, feta, butter, cream > lactose, lactose intolerance, cow milk',
    soya: 'soya, soy < tofu, edamame, tempeh, bean curd',
    sesame: 'sesame < tahini',
    caffeine: 'caffeine > coffee, decaf, decaffeinated',
    sugar: `sugar, added sugar > sweetened, diabetes, keto, low carb`,
    meat: 'meat < chicken, beef, pork, bacon, ham, steak, turkey, sausage',
    highprotein: `high protein, protein rich > protein meal, protein dinner, protein lunch, protein breakfast, low carb, keto, muscle food, post workout meal, paleo`,
    breakfast: 'breakfast, brunch, morning meal > start the day',
    lunch:
      'lunch, midday meal, lunch box > lunch at the office, lunch at work, lunchtime, lunchbox, light lunch, light meal, business lunch, meal, food',
    dinner:
      'dinner, supper, evening meal > main course, main dish, tea time, dinner tonight, hot meal, comfort food, hearty, meal, takeaway, food',
    meal: 'meal, ready meal, dish > food, takeaway, take away, delivery food, eat, hungry, order food, lunch, dinner, ready to eat',
    snack:
      'snack, nibbles > finger food, between meals, cravings, appetizer, starter, treat, sweets, dessert',
    gift: `gift, gift idea, present > birthday, christmas, xmas, mothers day, fathers day, valentine, valentines day, anniversary, housewarming, secret santa, stocking filler, stocking stuffer, thank you gift, wedding, hostess gift, souvenir, easter, teacher gift, gift for a friend, hanukkah, graduation, get well, get well soon, giftset, advent calendar, moving in gift, new home, new mum gift, retirement gift, leaving present, grandma, grandmother, grandpa, mother, father, mum, mom, dad, sister, brother, girlfriend gift, boyfriend gift, mothers day gift, baby shower, advent, hen party, voucher, gift card, gift basket, hamper, name day`,
    winter: `winter, cold weather, cold days, warm > autumn, snow, frost, freezing, chilly, cosy, cozy, fall, cold, warmth, november, december, skiing, scarf, scarves, gloves, mittens, shawl`,
    summer:
      'summer, hot weather, sunshine > heatwave, beach, sunny, spring, hot days, sun, july, august, pool',
    rain: 'rain, rainy day, bad weather, wet weather > storm, drizzle, rainy, downpour, weatherproof',
    morning: 'morning > early riser, wake up, morning routine, sunrise, get up, early bird',
    evening:
      'evening, night > after work, night time, nighttime, end of the day, evening routine, dusk, before bed, twilight',
    beginner:
      'beginner, starter, easy > newbie, entry level, getting started, first time, simple, basics, never done, novice, introduction, unfit, gentle, low impact',
    older:
      'older people, seniors > elderly, over 60, over 50, pensioner, low impact, old people, grandparents, grandma, grandpa, ageing, 60 plus, mobility aid, menopause',
    short:
      'short sessions, short, ten minutes > 10 minutes, 5 minutes, five minutes, 15 minutes, fifteen minutes, quick workout, no time, busy, lunch break, 20 minutes, time poor, micro workout, quickie, 10min, 5min, 12 minutes',
    noequipment:
      'no equipment, bodyweight > bodyweight exercises, calisthenics, body weight, hotel room workout, bodyweight workout, equipment free, without equipment, without weights',
    home: 'at home, home, flat > apartment, living room, indoors, at home workout, household, house, rented flat, new flat, new apartment, moving house, moving in',
    natural:
      'natural, organic > chemical free, bio, natural cosmetics, unscented, fragrance free, non toxic, pure',
    clothes:
      'clothes, apparel, wear > garment, fashion, outfit, sportswear, activewear, gym clothes, workout clothes, loungewear',
    gadgets: `gadget, device > electronics, tech, technology, smart home, camera, tablet, laptop, charger, phone case, watch`,
    beauty: `beauty, cosmetics, skincare > toiletries, make up, makeup, skin care, personal care, body care, beauty products, hygiene, mascara, nail polish, foundation, concealer, eyeliner, deodorant, toothpaste, razor, shaving`,
    finder:
      'first program > program finder, which program, what program, program for me, right for me, right program, where to start, where do i start, recommend a program, help me choose, quiz',
    delivery:
      'delivery, shipping > order, deliver, postage, dispatch, courier, delivery time, free shipping, free delivery, tracking, shipping fee, delivery charges, arrive, parcel, package',
    returns:
      'returns, withdrawal, refund > money back, exchange, send back, cancel order, cancellation, warranty, guarantee, return policy, faulty, complaint, broken, damaged',
    payment:
      'payment, pay, prices > paypal, credit card payment, invoice, payment methods, visa, mastercard, klarna, bank transfer, currency, tax, vat',
    contact:
      'contact, customer service > phone number, email address, support, hotline, help desk, customer support, call us, e mail, telephone, address, opening hours, chat, ask a question, write to us, helpdesk, location, where are you, find us, visit us',
    account:
      'account, sign in, log in, login > password, register, sign up, profile, forgot password, delete account, my orders, order history, reset password, logout',
    privacy:
      'privacy, cookies, data protection > gdpr, personal data, data, tracking cookies, privacy policy',
    terms: 'terms, conditions, terms and conditions > legal, imprint, contract, agb, small print, liability',
    allergens: 'allergens, allergies > food allergy, intolerance, traces, allergic',
    partner:
      'partner program, become a partner, cooperation > affiliate, collaborate, wholesale, business partner, sell with you, partnership, b2b, reseller',
    kitchen:
      'cloud kitchen, menu, order food > food delivery, order a meal, meal delivery, ready meals, meals, restaurant, takeaway, takeout, eat, canteen, take out, catering',
    about: 'about us, who we are > company, team, story, philosophy, mission, who are you, founder, about',
    articles: 'articles, blog, magazine > tips, advice, guide, posts, stories, news',
  },
};
