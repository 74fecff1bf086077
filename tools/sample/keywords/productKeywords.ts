/** What shoppers call a product and look for it by, beside the words that stand on its page: id to words, the most telling first. */
export const productKeywords: Readonly<Record<string, string>> = {
  'cork-mat':
    'yoga mat, exercise mat, gym mat, pilates mat, fitness mat, non-slip, stretching, floor exercise',
  'iron-kettlebell':
    'kettlebell, weights, weight lifting, strength training, home gym, exercise, free weights, gym equipment',
  'hex-dumbbells':
    'dumbbells, weights, hand weights, weight lifting, strength training, home gym, exercise, free weights, gym equipment',
  'loop-bands':
    'resistance bands, exercise bands, elastic bands, rubber bands, strength training, stretching, physio, home gym, exercise',
  'groove-roller':
    'foam roller, massage roller, fascia, sore muscles, recovery, back pain, self massage, stretching',
  'sisal-rope': 'jump rope, skipping rope, skipping, cardio, warm up, exercise, boxing',
  'cork-blocks': 'yoga blocks, yoga props, yoga bricks, stretching, flexibility, exercise',
  'sitting-ball':
    'exercise ball, gym ball, stability ball, office chair, desk chair, posture, back, active sitting, swiss ball, home office, core strength',
  'massage-balls':
    'massage ball, trigger point, sore muscles, self massage, neck, shoulders, foot massage, back pain, recovery, fascia',
  'balance-board':
    'wobble board, balance trainer, coordination, standing desk, posture, ankles, stability, exercise, home office',
  'sitting-cushion':
    'meditation cushion, zafu, floor cushion, seat cushion, meditation pillow, mindfulness, yoga cushion',
  'trail-bottle':
    'water bottle, drinking bottle, thermos, flask, insulated bottle, hiking, steel bottle, hydration, picnic, reusable bottle, plastic free',
  'evening-meadow-tea':
    'herbal tea, sleep tea, bedtime tea, calming tea, lemon balm, relaxation, stress relief, caffeine free, sleep, infusion, gift',
  'first-light-tea': 'green tea, japanese tea, genmaicha, tea bags, morning drink, breakfast',
  'seven-seed-granola': 'granola, muesli, cereal, breakfast, oats, seeds, crunchy',
  'lime-blossom-honey': 'honey, bees, sweetener, breakfast, spread, gift, raw honey, sore throat',
  'almond-butter': 'nut butter, almond spread, almonds, breakfast, spread, vegan, peanut butter alternative',
  'pea-protein':
    'protein powder, plant protein, vegan protein, protein shake, supplement, muscle, post workout, high protein',
  'oat-and-date-bars':
    'energy bar, snack bar, granola bar, cereal bar, hiking snack, snack, dates, picnic, oats, trail food',
  'orchard-crisps': 'fruit crisps, dried fruit, apple chips, snack, kids snack, apples, pears, healthy snack',
  'dark-drinking-cocoa':
    'hot chocolate, drinking chocolate, cocoa, chocolate, hot drink, bedtime drink, winter, gift, dessert',
  'first-press-olive-oil': 'olive oil, extra virgin olive oil, cooking oil, salad dressing, cooking, gift',
  'rosehip-face-oil': 'face oil, facial care, skincare, moisturiser, dry skin, serum, night care, gift, glow',
  'olive-and-sage-soap':
    'soap, hand soap, bar soap, body wash, natural soap, plastic free, shower, gift, deodorant free',
  'white-clay-mask': 'face mask, clay mask, facial, skincare, pores, home spa, beauty mask, facial mask',
  'oat-hand-cream': 'hand cream, hand care, dry skin, dry hands, moisturiser, skincare, lotion, winter skin',
  'dry-body-brush': 'body brush, dry brushing, exfoliation, skincare, shower, massage brush, bath',
  'beeswax-lip-balm': 'lip balm, lip care, chapped lips, dry lips, chapstick, winter, cold weather, skiing',
  'jade-face-stone':
    'gua sha, face massage, facial massage, face stone, jade roller, skincare, relaxation, gift, puffy eyes',
  'pine-bath-salt':
    'bath salt, bath, bathing, soak, sore muscles, home spa, relaxation, epsom salt, gift, wellness, relaxing bath',
  'mineral-sun-cream':
    'sunscreen, sun cream, sun protection, spf, sunblock, summer, beach, swimming, uv, skincare, holiday',
  'pear-wood-comb': 'comb, hairbrush, hair care, wooden comb, detangling, beard, hair, gift, plastic free',
  'nettle-shampoo-bar':
    'shampoo, solid shampoo, hair wash, hair care, plastic free, oily hair, zero waste, travel shampoo',
  'quiet-tracker':
    'fitness tracker, activity tracker, smartwatch, watch, step counter, pedometer, sleep tracker, heart rate, pulse, swimming, exercise, weight loss',
  'hush-headphones':
    'headphones, noise cancelling headphones, over ear headphones, wireless headphones, bluetooth headphones, noise reduction, concentration, music, focus, quiet, home office',
  'dawn-lamp':
    'wake up light, sunrise alarm, alarm clock, bedside lamp, light alarm, winter, night light, lamp, gift, bedroom light, soft light',
  'mist-diffuser':
    'aroma diffuser, essential oils, humidifier, aromatherapy, room scent, dry air, relaxation, gift, breathing',
  'pocket-speaker':
    'bluetooth speaker, portable speaker, wireless speaker, loudspeaker, music, party, picnic, shower, gift',
  'kitchen-scale':
    'kitchen scales, food scale, baking, cooking, weighing, digital scale, baking scale, weight loss',
  'focus-timer':
    'timer, pomodoro, pomodoro timer, kitchen timer, egg timer, concentration, productivity, study, time management, procrastination',
  'room-air-sensor':
    'air quality monitor, co2 monitor, humidity, thermometer, hygrometer, ventilation, stale air, mould, damp',
  'step-counter': 'pedometer, step counter, fitness tracker, walking, 10000 steps, count steps, without app',
  'silk-eye-mask':
    'sleep mask, sleeping mask, eye mask, blindfold, darkness, flight, insomnia, fall asleep, gift, tired eyes, bed',
  'weighted-blanket':
    'weighted blanket, heavy blanket, throw, bedding, fall asleep, insomnia, anxiety, stress relief, cosy, winter, gift, calming',
  'spelt-pillow': 'pillow, head pillow, neck pillow, neck pain, bedding, stiff neck, bed, natural pillow',
  'lavender-candle':
    'scented candle, candle, lavender, aromatherapy, cosy evening, relaxation, romantic, gift, home fragrance, soft light',
  'wax-ear-plugs':
    'ear plugs, earplugs, noise protection, hearing protection, snoring, noise, quiet, insomnia, fall asleep, concert, flight',
  'bedside-clock':
    'alarm clock, clock, bedside clock, silent clock, analogue clock, phone free bedroom, bedroom, wake up',
  'hop-and-lavender-bags':
    'lavender sachet, scent sachet, lavender, hops, fall asleep, moths, wardrobe, insomnia, gift, herbal pillow, bed',
  'rain-sound-machine':
    'white noise machine, white noise, noise machine, sleep sounds, rain sounds, nature sounds, baby sleep, fall asleep, insomnia, noise, rainy day',
  'knit-hot-water-bottle':
    'hot water bottle, bed warmer, cold feet, period pain, belly ache, cosy, winter, warmth, gift, sore muscles',
  'evening-journal':
    'journal, diary, notebook, journaling, gratitude journal, writing, bedtime, gift, reflection, lined notebook',
  'dotted-notebooks':
    'notebook, notebooks, bullet journal, dot grid, notepad, journaling, writing, stationery, gift',
  'six-week-planner':
    'planner, weekly planner, organizer, diary, goal setting, habit tracker, new year resolution, time management, agenda, undated calendar',
  'table-talk-cards':
    'conversation cards, question cards, card game, conversation starters, dinner party, game night, family dinner, icebreaker, guests, gift',
  'desk-cup-of-pens':
    'pens, pen, pencil, pen holder, writing, stationery, desk organiser, left handed, gift, gel pen',
  'moon-wall-calendar':
    'calendar, wall calendar, moon calendar, moon phases, lunar, stargazing, astronomy, poster, gift, wall art',
  'slow-post-cards':
    'postcards, greeting cards, letters, birthday card, thank you card, stationery, friends, keep in touch, gift',
  'field-sketchbook':
    'sketchbook, drawing, sketching, drawing pad, art, watercolour, nature journal, birdwatching, gift, painting',
  'everyday-tee':
    't-shirt, shirt, top, organic cotton, clothes, gym clothes, sportswear, clothing, unisex, exercise clothes',
  'sunday-hoodie':
    'hoodie, sweatshirt, jumper, sweater, pullover, loungewear, cosy, clothes, warm, winter, organic cotton, clothing',
  'long-stride-leggings':
    'leggings, running tights, yoga pants, sports trousers, gym clothes, sportswear, clothes, jogging, clothing, exercise clothes',
  'trail-socks':
    'socks, hiking socks, wool socks, merino wool, warm socks, cold feet, hiking, blisters, winter, clothes',
  'brook-cap':
    'cap, hat, running cap, baseball cap, sun hat, summer, sun protection, headwear, hiking, clothes',
  'harbour-beanie':
    'beanie, hat, winter hat, woolly hat, bobble hat, wool hat, merino wool, headwear, warm hat, winter, gift, clothes',
  'market-tote':
    'tote bag, bag, shopping bag, canvas bag, gym bag, shopper, cotton bag, grocery bag, picnic, plastic free, beach bag',
  'drizzle-jacket':
    'rain jacket, raincoat, waterproof jacket, waterproof coat, windbreaker, anorak, hiking, rain, bad weather, rainy day, coat, clothes',
  'waffle-robe':
    'bathrobe, dressing gown, robe, bath, sauna, loungewear, morning gown, spa, gift, bath time, clothes',
  'berry-yoghurt-bowl': 'yogurt, breakfast, berries, fruit, brunch, hazelnuts, cold breakfast',
  'overnight-oats-with-pear':
    'overnight oats, oats, oatmeal, porridge, breakfast, pear, cold breakfast, brunch',
  'banana-buckwheat-porridge':
    'porridge, hot breakfast, breakfast, banana, buckwheat, peanut butter, oatmeal alternative, brunch',
  'garden-shakshuka': 'shakshuka, eggs, baked eggs, breakfast, brunch, tomato, peppers, feta, hot breakfast',
  'mushroom-toast': 'toast, sandwich, mushrooms, breakfast, brunch, bread, rye',
  'roast-tomato-soup': 'tomato soup, soup, warm lunch, light dinner, beans, lunch, hot meal',
  'ginger-carrot-soup': 'carrot soup, soup, ginger, coconut, cold remedy, lunch, warm lunch',
  'pea-and-mint-soup': 'pea soup, soup, cold soup, summer soup, lunch',
  'lentil-and-lemon-soup': 'lentil soup, red lentils, soup, dal, lunch, warm lunch, high protein',
  'hummus-and-crunch': 'hummus, chickpeas, dip, vegetable sticks, snack, raw vegetables, crudites, lunch',
  'four-rice-parcels':
    'onigiri, rice balls, sushi, salmon, snack, picnic, finger food, lunch, japanese, fish',
  'vegetable-dumplings': 'dumplings, gyoza, dim sum, asian, snack, lunch, steamed',
  'fruit-and-nut-plate': 'fruit, fruit salad, walnuts, nuts, snack, dessert, figs',
  'green-garden-bowl': 'buddha bowl, bowl, tofu, avocado, salad, rice bowl, lunch, plant protein, vegetables',
  'salmon-rice-bowl': 'poke bowl, bowl, salmon, fish, rice bowl, lunch, salad',
  'roots-and-grains': 'grain bowl, bowl, beetroot, salad, lunch, spelt, autumn',
  'black-bean-bowl':
    'burrito bowl, mexican, bowl, black beans, avocado, rice bowl, lunch, salad, plant protein',
  'mezze-bowl': 'mezze, bowl, hummus, bulgur, middle eastern, greek, lunch, salad, dip',
  'ginger-noodles': 'noodle soup, ramen, asian, noodles, tofu, lunch, dinner, broth',
  'miso-egg-noodles': 'ramen, noodle soup, japanese, eggs, miso, noodles, lunch, dinner',
  'prawn-glass-noodles':
    'prawns, shrimp, glass noodles, thai, vietnamese, noodle salad, seafood, lunch, dinner, asian',
  'tomato-olive-pasta': 'pasta, spaghetti, italian, tomato sauce, dinner, lunch, noodles',
  'salmon-supper': 'salmon, fish, dinner, potatoes, broccoli, main course, supper, hot meal',
  'chickpea-curry-plate':
    'curry, chickpea curry, indian, coconut curry, rice, dinner, lunch, main course, hot meal',
  'stuffed-pepper-plate': 'stuffed peppers, peppers, rice, feta, dinner, main course, oven dish, hot meal',
  'egg-and-potato-plate':
    'eggs, fried eggs, potatoes, spinach, comfort food, dinner, main course, lunch, hot meal',
};
