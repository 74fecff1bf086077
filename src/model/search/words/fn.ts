import { stemmer } from '@orama/stemmers/french';
import type { Words } from './words';

/** French words of the shop's world; how the lists are written stands in words.ts. */
export const words: Words = {
  // Without its accents a participle's feminine form looks like another word: fatiguée, fatigué.
  stem: (word) => stemmer(word.length < 7 ? word : word.replace(/ee(?=s?$)/, 'e')),
  idle: `a ai ainsi alors apres as au aucun aussi autre aux avec avez avoir beaucoup besoin bien bon bonne bonnes bons c ca car ce cela ces cet cette chez ci comme comment
    contre d dans de des depuis dois donc dont du elle elles en entre est et etes etre eux faire fait faut il ils j jamais je juste l la le les leur lui m ma mais me meilleur meilleure
    mes mieux mon moi n ne nos notre nous on ou par pas peu peux plus pour pourquoi pouvoir puis qu quand que quel quelle quelles quels quelque chose qui quoi s sa se sera ses si sont son
    sous suis sur t ta te tes toi ton toujours tous tout toute tres trop trouver tu un une utiliser va vers veux vos votre voudrais vous y aider aide cherche chercher petit petite faciles facile naturel naturelle vite
    acheter commencer arreter apprendre combien coute article naturels lot kit pack paire pièce pièces homme femme hommes femmes unisexe comprendre ameliorer surmonter eviter sain saine sains saines long longue`,
  without: 'sans hors sauf',
  free: 'free',
  under:
    'moins de, sous, en dessous de, jusqu a, maximum, max, au plus, moins cher que, inferieur a, pas plus de',
  over: 'plus de, au dessus de, a partir de, minimum, min, au moins, superieur a, des',
  between: 'entre, de',
  and: 'et a',
  currency: 'euro euros eur dollar dollars usd € $',
  units:
    'minute minutes min heure heures h semaine semaines jour jours kg g km kilometre kilometres k ml l litre kcal calories fois pages tasses an ans pas',
  size: 'taille',
  marks: {
    sale: 'en promo, promo, promotion, promotions, soldes, solde, en solde, reduction, remise, bon plan, bons plans',
    new: 'nouveau, nouveaute, nouveautes, nouvelle, nouveaux',
    in: 'en stock, disponible',
  },
  colors: {
    red: 'rouge rouges bordeaux',
    orange: 'orange terracotta',
    yellow: 'jaune jaunes moutarde dore',
    green: 'vert verte verts vertes olive kaki',
    blue: 'bleu bleue bleus bleues marine turquoise',
    purple: 'violet violette violets violettes mauve lilas prune',
    pink: 'rose roses',
    brown: 'marron brun brune bruns',
    beige: 'beige creme sable naturel ecru',
    gray: 'gris grise grises argent',
    black: 'noir noire noirs noires',
    white: 'blanc blanche blancs blanches',
  },
  concepts: {
    sleep: `sommeil, dormir, dort, dors, endormissement, coucher > insomnie, sieste, mal dormir, dort mal, nuit blanche, decalage horaire, insomniaque, troubles du sommeil, reveils nocturnes, travail de nuit, lit, somnolence, somnifere, nuit, fatigue, menopause, bouffees de chaleur, cauchemars`,
    anxiety: `anxiete, angoisse, inquietude > anxieux, panique, crise de panique, peur, crise d angoisse, phobie, nerveux, ruminations, pensees negatives, trac, nervosite, therapie, toc, claustrophobie, peur de l avion, angoisse des examens`,
    stress: `stress, detente, relaxation, apaisement, decompresser > calme, se detendre, surmenage, tension, nerfs, pression, zen, deborde, souffler, anti stress, antistress, anxiete, angoisse, burn out, nervosite, cortisol, lacher prise, menopause, tension arterielle, hypertension, maux de tete`,
    burnout:
      'epuisement, burn out, burnout, equilibre vie travail > surmenage, surcharge, trop de travail, heures supplementaires, epuisement professionnel, surmene, equilibre vie professionnelle',
    focus:
      'concentration, attention, productivite > distraction, tdah, pomodoro, procrastination, productif, etudier, etudes, examen, distrait, revision',
    desk: 'bureau, teletravail, au bureau, poste de travail > sedentaire, travail assis, assis toute la journee, ergonomique, chaise de bureau, ordinateur, collegue, position assise',
    back: 'dos, mal de dos > lombaires, sciatique, lumbago, hernie discale, douleurs de dos, colonne vertebrale, maux de dos, lombalgie, bas du dos, dos bloque',
    neck: 'nuque, cou, epaules, cervicales > mal de cou, torticolis, douleurs cervicales, migraine, mal de tete, mal a la nuque, trapezes, nuque raide',
    recovery: `recuperation, courbatures, massage, tensions, automassage > muscles endoloris, fascias, points de tension, crampes, muscles, kine, douleurs musculaires, aponevrosite, masser, muscles tendus, physiotherapie, mal aux pieds, reflexologie, acupression, pistolet de massage, tendinite, canal carpien, massage des pieds`,
    posture: 'posture, maintien, se tenir droit > dos droit, ergonomie, voute, dos rond, s asseoir',
    balance: 'equilibre, coordination, stabilite > chute, cheville, proprioception, prevention des chutes',
    strength:
      'force, musculation, renforcement, muscle > prise de muscle, haltere, renforcement musculaire, bodybuilding, salle de sport, exercices de force, bras, fessiers, materiel de musculation',
    core: 'gainage, abdominaux, abdos, centre > ventre plat, perinee, pilates, sangle abdominale, planche, ventre, post partum, tronc',
    mobility:
      'mobilite, etirements, souplesse > raideur, raide, articulations, hanches, douleurs articulaires, assouplissement, gymnastique douce, arthrose, echauffement, grand ecart, souple, gym douce',
    exercise:
      'exercice, sport, entrainement, fitness, activite physique > bouger, cardio, se remettre en forme, remise en forme, sportif, endurance, gymnastique, gym, perdre du poids, forme, seance, cours de sport, hiit, se depenser',
    weightloss:
      'perte de poids, maigrir, perdre du poids > regime, mincir, calories, surpoids, bruler des calories, minceur, kilos, ventre plat, bruler des graisses',
    energy:
      'energie, vitalite > fatigue, epuise, tonus, coup de pouce, reveil difficile, coup de barre, booster',
    joy: `joie, bonheur, bonne humeur, plaisir > heureux, triste, tristesse, deprime, depression, moral, sourire, bien etre, humeur, deprime hivernale, prendre soin de soi, amusement, ennui, passe temps, occupation, divertissement`,
    feelings: `emotions, sentiments, humeur, emotionnelle > colere, sautes d humeur, intelligence emotionnelle, sante mentale, psychologie, mental, gerer ses emotions, irritable, therapie, psy, traumatisme, hormones`,
    grief: `deuil, perte, chagrin > perdu ma mere, perdu mon pere, perdu quelqu un, perdu mon mari, perdu ma femme, mort, deces, funerailles, obseques, endeuille, veuf, veuve, perte d un proche, enterrement, consolation, condoleances, divorce, rupture, chagrin d amour, fausse couche, separation`,
    loneliness:
      'solitude, amitie, amis, ami > seul, isolement, rencontrer des gens, rencontres, reprendre contact, vieux amis, nouvelle ville, copains, retrouver des amis',
    confidence:
      'confiance, confiance en soi, introverti, timidite > timide, assurance, prise de parole, parler en public, fetes, hypersensible, manque de confiance, anxiete sociale, reseautage, gens timides',
    selfkindness:
      'estime de soi, bienveillance, auto compassion, critique interieur > perfectionnisme, amour de soi, culpabilite, pensees negatives, syndrome de l imposteur, doute, honte, indulgence, s aimer',
    habits: `habitude, routine > resolution, discipline, motivation, objectifs, volonte, nouvel an, changer ses habitudes, tenir ses resolutions, arreter de fumer, tabac, cigarette, alcool, boire moins, se ronger les ongles`,
    screens:
      'ecran, telephone, detox numerique, smartphone > reseaux sociaux, deconnexion, temps d ecran, deconnecter, hors ligne, addiction, portable, dependance, scroller, instagram, detox digitale, mobile',
    noise: `bruit, reduction de bruit, antibruit > silence, ronflement, voisins bruyants, bruyant, isolation phonique, anti bruit, nuisances sonores, circulation, conjoint qui ronfle, acouphenes`,
    air: 'air, qualite de l air, humidite, aeration > moisissure, air sec, co2, aerer, renfermee, poussiere, allergie, purificateur, hygrometre, thermometre, air interieur',
    money:
      'argent, finances > financier, salaire, investir, banque, revenus, placement, richesse, patrimoine, compte, liberte financiere, factures',
    saving:
      'epargne, economies, economiser, mettre de cote > tirelire, economiser de l argent, fonds d urgence, matelas de securite, bas de laine',
    budgeting:
      'budget, depenses, gestion du budget > mettre de l ordre dans les finances, gerer ses finances, dettes, decouvert, achats impulsifs, compte, factures, carte de credit, surendettement, depenser moins, tenir ses comptes, porte monnaie, fins de mois, credit',
    retirement:
      'retraite, epargne retraite, prevoyance > pension, vieillesse, investir, placements, assurance vie, bourse, actions',
    couples:
      'couple, relation, partenaire > mari, femme, amour, mariage, conjoint, saint valentin, copain, copine, therapie de couple, emmenager ensemble, vie a deux',
    conversation:
      'conversation, communication, ecoute, parler > dispute, conflit, communiquer, dialogue, discussion, ecoute active, communication non violente',
    hosting:
      'voisins, invites, accueil, communaute, recevoir > voisinage, diner entre amis, soiree, fete, repas entre amis, hote, convives',
    family: `famille, enfants, parents > ado, ados, parentalite, education, grands parents, maman, papa, mere, pere, jeu en famille, bebe, fils, fille, nouveau ne`,
    work: 'travail, emploi, vie professionnelle, metier > boulot, chef, collegues, semaine de travail, independant, salarie, freelance, employe, job',
    career:
      'carriere, reconversion, changement de metier, changement de carriere > demissionner, demission, changer de travail, nouveau travail, chomage, orientation, vocation, recherche d emploi, nouvel emploi, bilan de competences, changer de vie, cv, changer de job, changer d emploi, promotion, crise de la quarantaine',
    meetings:
      'reunion, equipe > management, animation, esprit d equipe, leadership, visioconference, cohesion',
    learning: `apprentissage, apprendre, methode de travail > memoire, formation, langues, etude, nouvelle competence, cours, espagnol, curiosite, loisir, ecole, etudiant, universite, devoirs`,
    reading: 'lecture, lire, livres > roman, litterature, bouquin, lecteur, lectrice',
    writing:
      'ecriture, ecrire > ecriture creative, poesie, poemes, histoires, ecrivain, recit, pages du matin, journal, atelier d ecriture, auteur',
    puzzles: `enigmes, casse tete, logique, jeu > sudoku, mots croises, echecs, jeux, memoire, entrainement cerebral, puzzle, jeux de reflexion, cerveau, soiree jeux, ennui, passe temps, divertissement`,
    craft: `artisanat, bricolage, creation, travaux manuels > tricot, poterie, bois, diy, fait main, loisirs creatifs, creativite, activite manuelle, crochet, reliure, creatif, ennui, passe temps, broderie`,
    mending:
      'couture, reparer, raccommoder > coudre, mode durable, garde robe, rapiecer, raccommodage, repriser, aiguille, slow fashion, seconde main, reparer ses vetements',
    declutter:
      'desencombrer, rangement > minimalisme, trier, desordre, organiser, marie kondo, simplifier, menage',
    green:
      'ecologie, durable, environnement, zero dechet > ecolo, planete, recycle, sans plastique, climat, ecoresponsable, eco responsable, vrac, bio',
    nature:
      'nature, plein air, dehors, exterieur > foret, bain de foret, oiseaux, saisons, parc, campagne, grand air, arbres, camping, ornithologie',
    plants:
      'plantes, jardinage, potager > jardin, balcon, plantes d interieur, herbes aromatiques, tomates, aromates, graines, potager en pot, fleurs, plante verte, jardiniere, jardinier, legumes du balcon',
    stars:
      'etoiles, astronomie, lune, ciel nocturne > constellations, planetes, phases de la lune, pleine lune, telescope, lunaire, observer les etoiles, voie lactee, ciel',
    meditation:
      'meditation, pleine conscience > zen, presence, mbsr, meditation guidee, paix interieure, recueillement, moment present, spiritualite',
    breathing: `respiration, exercices de respiration > souffle, respiration profonde, coherence cardiaque, pranayama, breathwork, grossesse, enceinte, accouchement, preparation a la naissance, hyperventilation, asthme`,
    gratitude: `gratitude, reconnaissance > remercier, merci, pensee positive, journal de gratitude, positif, psychologie positive, manifestation, affirmations`,
    restday:
      'repos, jour de repos, dimanche > ralentir, sabbat, week end, pause, weekend, slow life, ne rien faire, retraite spirituelle, religion, spiritualite, lenteur',
    sound:
      'son, bol chantant, musique, bain sonore > bols tibetains, gong, cloches, mantra, chansons, ecouter, musicotherapie',
    running:
      'course, course a pied, courir, jogging, footing > 5 km, 10 km, marathon, semi marathon, coureur, coureuse, 5k, 10k, running, trail, plan de course, parcours, se mettre a courir',
    fivek:
      '5 km, 5k, cinq kilometres, 5 kilometres > debuter la course, se mettre a la course, commencer a courir, premiere course',
    tenk: '10 km, 10k, dix kilometres, 10 kilometres > semi marathon, marathon, courir plus loin',
    walking: `marche, promenade, balade > randonnee, pas, 10000 pas, marche nordique, groupe de marche, club de marche, flaner, pelerinage, se promener, promener le chien, poussette, balade en ville`,
    hiking:
      'randonnee, rando, sentier, trekking > montagne, marche en montagne, carte, randonneur, pelerinage, compostelle, alpinisme, bivouac, treck, trek, camping',
    yoga: 'yoga, cours de yoga > yin yoga, hatha, salutation au soleil, postures, asanas, vinyasa, pilates, yoga doux',
    dancing: 'danse > zumba, ballet, salsa, musique, chansons, chorégraphie, fitness danse',
    skipping: 'corde a sauter, sauter > corde, boxe, cardio',
    travel:
      'voyage, deplacement > vacances, vol en avion, avion, train, valise, camping, trajet, bagage, sac a dos, bagage cabine, week end, festival, globe trotter, tour du monde',
    picnic: 'pique nique, piquenique > barbecue, plage, parc, sortie, excursion, festival',
    cooking:
      'cuisiner, patisserie > recettes, cuire, cuisinier, gourmand, patissier, ustensile, batch cooking, gastronomie',
    bath: 'bain, baignoire, sortie de bain > salle de bain, spa, bien etre, bain moussant, sauna, bain relaxant, cocooning, bain de pieds, thalasso, bombe de bain',
    mat: 'tapis, tapis de yoga, tapis de sol, tapis de gym > tapis de sport, tapis de pilates, natte, tapis antiderapant, tapis fitness',
    weights: 'haltere, kettlebell, poids > barre de musculation, altere, materiel de musculation, girevoy',
    bands:
      'bande elastique, elastique, bande de resistance > elastiband, theraband, elastique musculation, elastique de sport, bande de musculation',
    roller: 'rouleau de massage, foam roller, rouleau > rouleau fascia, blackroll, rouleau mousse',
    ball: `ballon de gym, swiss ball, ballon d assise > ballon, chaise de bureau, gros ballon, assise dynamique, ballon de yoga, siege, grossesse, enceinte, maternite`,
    cushion:
      'coussin de meditation, zafu, coussin d assise, coussin > coussin de yoga, coussin de sol, pouf, tabouret de meditation',
    bottle:
      'gourde, bouteille, bouteille isotherme, thermos > bouteille d eau, gourde inox, boire, bidon, hydratation, mug de voyage, bouteille reutilisable',
    hotbottle:
      'bouillotte > coussin chauffant, regles douloureuses, douleurs de regles, mal de ventre, pieds froids, chauffe lit, regles, chaufferette, frileuse, maux de ventre',
    headphones:
      'casque, casque audio, ecouteurs > reduction de bruit, oreillettes, bluetooth, casque sans fil, casque anti bruit, casque antibruit',
    pillow: `oreiller > coussin, oreiller cervical, literie, oreiller ergonomique, coussin pour la nuque, traversin, matelas, couette, linge de lit, draps, taie, coussin d allaitement`,
    clock: 'reveil, horloge, reveil matin > pendule, montre, alarme, radio reveil, se lever',
    lamp: 'lampe, lumiere, reveil lumineux, simulateur d aube > luminotherapie, veilleuse, lampe de chevet, eclairage, lampe de lecture, luminaire, depression saisonniere, lanterne',
    notebook: 'carnet, cahier, bloc notes > bullet journal, papeterie, notes, bujo, calepin',
    diary:
      'journal intime, journal, carnet du soir > journal de gratitude, carnet de gratitude, tenir un journal',
    planner:
      'agenda, planificateur, planning, organisateur > organiseur, liste de taches, emploi du temps, bullet journal, semainier, gestion du temps, suivi d habitudes, planner',
    calendar:
      'calendrier, calendrier mural, calendrier lunaire > affiche, planning annuel, poster, deco murale, ephemeride',
    sketchbook:
      'carnet de croquis, dessin, croquis > peinture, aquarelle, art, artiste, peindre, carnet de dessin, bloc a dessin, cahier de dessin, beaux arts',
    pens: 'stylo, stylos, crayon > plume, papeterie, bille, gaucher, pot a crayons, fournitures de bureau, encre',
    cards:
      'jeu de cartes, cartes de conversation, jeu > jeu de societe, soiree jeux, brise glace, questions, jeux, jeu familial, jeux de societe',
    postcards:
      'carte postale, cartes de voeux > lettre, carte d anniversaire, courrier, correspondance, carte de remerciement, timbre, papier a lettres',
    soap: 'savon, savon solide, savon pour les mains > gel douche, savonnette, laver, pain de savon, savon de marseille, toilette, savon d alep, douche',
    shampoo: `shampooing, shampoing, shampooing solide > cheveux, cheveux gras, soin des cheveux, laver les cheveux, shampoing solide, pellicules, chute de cheveux, cheveux frises, pointes seches`,
    comb: `peigne, brosse a cheveux > cheveux, brosse, demelant, soin des cheveux, barbe, peigne en bois, cheveux boucles, coiffure, cheveux frises, chute de cheveux, noeuds`,
    bodybrush:
      'brosse corps, brosse pour le corps, brossage a sec > gommage, exfoliant, cellulite, brosse de douche, brosse exfoliante',
    facemask:
      'masque visage, masque a l argile, masque de beaute > argile, points noirs, boutons, acne, masque, pores, peau grasse, peau a imperfections',
    facecare:
      'huile visage, soin du visage, soin de la peau > serum, creme visage, rides, anti age, peau seche, creme hydratante, creme de nuit, cicatrices, hydratant, peau, visage',
    gua: 'gua sha, pierre de jade, massage du visage > rouleau de jade, roller visage, drainage lymphatique, poches, cernes, yeux gonfles, jade',
    handcream: `creme mains, creme pour les mains, soin des mains > mains seches, gercures, lotion, creme, hydratant, peau seche, eczema, baume, crevasses, mains abimees, ongles, soin des ongles, talons creves, creme pieds, psoriasis, talons secs`,
    lipbalm:
      'baume a levres, levres > levres gercees, stick a levres, labello, levres seches, soin des levres, rouge a levres',
    suncream: `creme solaire, protection solaire, ecran solaire > coup de soleil, soleil, bronzage, plage, indice 30, ecran total, lait solaire, natation, spf, lunettes de soleil, uv`,
    candle:
      'bougie, bougie parfumee > chandelle, romantique, ambiance, soiree cosy, cosy, cocooning, parfum d interieur',
    scent: `parfum, aromatherapie, senteur, lavande > huiles essentielles, parfum d interieur, encens, sachet parfume, odeur, arome, mites, pot pourri, eau de toilette, desodorisant`,
    diffuser:
      'diffuseur, humidificateur, diffuseur d huiles essentielles > brumisateur, air sec, vaporisateur, huile essentielle, diffuseur de parfum, brume',
    earplugs:
      'bouchons d oreilles, boules quies, protection auditive > bouchons, ronflement, concert, conjoint qui ronfle, protection oreilles',
    eyemask: `masque de nuit, masque de sommeil, masque pour les yeux > yeux fatigues, bandeau, obscurite, decalage horaire, cache yeux, masque de voyage, occultant, rideaux, fatigue oculaire, migraine`,
    whitenoise: `bruit blanc, sons de la nature, machine a bruit blanc > bruits de pluie, acouphenes, bruit de la mer, bebe, sons, bruit rose, berceuse, sons de pluie, sommeil de bebe`,
    blanket: `couverture, couverture lestee, plaid > couverture lourde, couette, duvet, dessus de lit, autisme, couverture ponderee, literie, cocooning, jete, jete de lit, edredon`,
    robe: `peignoir, robe de chambre > sortie de bain, kimono, pyjama, sauna, vetement de nuit, deshabille, peignoir de bain, serviette, maillot de bain, chemise de nuit, chaussons`,
    tee: 't shirt, tee shirt, tshirt, haut > chemise, maillot, debardeur, vetement de sport, vetements, polo, haut de sport',
    hoodie: `sweat, sweat a capuche, hoodie, pull > sweatshirt, gilet, polaire, pull a capuche, vetement chaud, cocooning, molleton, chandail, echarpe, poncho, chale`,
    leggings:
      'legging, collant, pantalon de sport > pantalon, jogging, tenue de sport, vetement de sport, pantalon de yoga, survetement',
    socks: `chaussettes > pieds froids, ampoules, chaussettes chaudes, chaussettes de randonnee, bas, chaussures, chaussettes en laine, pieds, chaussons, pantoufles, bottes, baskets, chaussures de course, chaussures de randonnee`,
    hat: `bonnet, casquette, chapeau > couvre chef, tuque, bonnet chaud, chapeau de soleil, visiere, bob, bonnet en laine, lunettes de soleil, echarpe, gants, moufles, cache oreilles`,
    bag: 'sac, cabas, tote bag, sac de courses > sac en toile, sac de sport, panier, sac en coton, sac a main, sac de plage, besace, courses',
    jacket:
      'veste, veste de pluie, impermeable, coupe vent > k way, manteau, anorak, parapluie, vetement de pluie, blouson, parka, cire',
    tracker:
      'bracelet connecté, montre connectee, montre de sport > cardio, montre, suivi du sommeil, pouls, tracker, rythme cardiaque, bracelet d activite, frequence cardiaque, bracelet fitness, traqueur',
    pedometer: 'podometre, compteur de pas > compter ses pas, nombre de pas, 10000 pas, compte pas',
    speaker:
      'enceinte, haut parleur, enceinte bluetooth > baffle, radio, musique, fete, enceinte portable, sono',
    scale: 'balance, balance de cuisine > peser, balance electronique, balance de precision, pese aliments',
    timer:
      'minuteur, minuterie > chronometre, compte a rebours, pomodoro, sablier, gestion du temps, timer, minuteur de cuisine, minuteur oeuf',
    tea: `the, tisane, infusion > camomille, verveine, boisson chaude, tilleul, infusion du soir, tisane pour dormir, sachets de the, tisane nuit tranquille, boisson, digestion, ballonnements, mal de gorge, toux, rhume, grippe, gueule de bois, systeme immunitaire, detox`,
    greentea: 'the vert, the > matcha, sencha, cafeine, cafe, the japonais, sachets de the, theine',
    granola: 'granola, muesli, cereales > cornflakes, flocons, cereales du matin',
    nutbutter:
      'puree d amandes, beurre d amande, pate a tartiner > beurre de cacahuete, tartinade, nutella, puree d oleagineux, confiture',
    protein: `proteine, poudre proteinee, proteine vegetale > shake, whey, complement alimentaire, acides amines, smoothie, vitamine, multivitamines, mineraux, omega, collagene, magnesium, fer`,
    bar: 'barre de cereales, barre energetique, barres > barre proteinee, en cas, gouter',
    crisps: `chips de pomme, fruits seches > chips, pommes sechees, fruit sec, gouter enfant, vitamine, fibres`,
    cocoa: `cacao, chocolat chaud, chocolat > chocolat en poudre, boisson chaude, sucreries, gourmandise, sucre, chocolat a boire, boisson, cafe, latte`,
    honey: `miel > sucrer, edulcorant, mal de gorge, abeilles, apiculteur, toux, confiture, tartiner, rhume, pate a tartiner, systeme immunitaire`,
    oil: 'huile d olive, huile > vinaigrette, assaisonnement, huile de cuisine, vinaigre, mediterraneen, huile vierge',
    soup: 'soupe, potage, veloute, bouillon > entree, diner leger, plat chaud, soupe chaude, consomme',
    bowl: 'bol, buddha bowl, bowl > poke, salade, riz, salade composee',
    noodles:
      'nouilles, ramen, asiatique > pho, wok, cuisine asiatique, japonais, thai, soupe de nouilles, vermicelles, chinois, cuisine chinoise, thailandais, vietnamien, bo bun',
    pasta: 'pates, spaghetti, italien > macaroni, lasagnes, cuisine italienne, penne, tagliatelles, pasta',
    curry: 'curry, indien > dal, epice, cuisine indienne, masala, plat epice, curry thai',
    dumplings: 'raviolis, gyoza, dim sum > raviolis chinois, bouchees vapeur, asiatique, vapeur',
    sushi: 'sushi, onigiri > japonais, algues, maki, cuisine japonaise, boulettes de riz',
    hummus:
      'houmous, pois chiches, tartinade > mezze, falafel, aubergine, oriental, libanais, humus, trempette, hummus',
    salad: 'salade > crudites, repas leger, cru, quelque chose de leger, plat froid, legumes, plat leger',
    porridge: 'porridge, flocons d avoine, avoine, bouillie > gruau, petit dejeuner chaud, overnight oats',
    yoghurt: 'yaourt > yogourt, skyr, fromage blanc, laitage, yoghourt',
    egg: 'oeuf < chakchouka > omelette, oeufs au plat, oeufs brouilles, brunch, shakshuka',
    toast: 'tartine, toast, pain > sandwich, pain grille, croque',
    fish: 'poisson < saumon, thon, cabillaud, truite > fruits de mer, omega 3',
    prawns: 'crevettes, fruits de mer < crustaces, gambas, scampi > vermicelles',
    vegetables:
      'legumes > manger sain, repas sain, alimentation saine, cinq fruits et legumes, equilibre alimentaire, crudites, vegetal',
    vegan: 'vegan, vegetalien > vegetal, 100 vegetal, sans produits animaux',
    vegetarian: 'vegetarien > sans viande, vege',
    gluten: 'gluten < ble, epeautre, seigle, orge > coeliaque, intolerance au gluten',
    nuts: 'noix, fruits a coque < cacahuete, arachide, amandes, noisettes, noix de cajou, pistaches',
    peanuts: 'cacahuete, arachide',
    dairy: 'lait, produits laitiers < fromage, beurre > lactose, intolerance au lactose, laitage',
    soya: 'soja < tofu, tempeh',
    sesame: 'sesame < tahin',
    caffeine: 'cafeine, theine > cafe, decafeine',
    sugar: `sucre, sucres ajoutes > edulcorant, diabete, keto, low carb`,
    meat: 'viande < poulet, boeuf, porc, jambon, dinde, saucisse, bacon',
    highprotein: `riche en proteines, hyperproteine > repas proteine, plat proteine, keto, low carb, paleo`,
    breakfast: 'petit dejeuner, brunch, repas du matin > matin, dejeuner du matin, petit dej, ptit dej',
    lunch:
      'dejeuner, repas de midi > dejeuner au bureau, repas au bureau, midi, pause dejeuner, repas, plat, lunch, repas leger, cantine, bento',
    dinner:
      'diner, souper, repas du soir > plat principal, plat chaud, repas, plat, soir, plat familial, plat reconfortant',
    meal: 'repas, plat > manger, nourriture, faim, livraison de repas, plats prepares, commander a manger, dejeuner, diner, mets',
    snack:
      'en cas, gouter, collation > grignoter, grignotage, fringale, petite faim, apero, aperitif, dessert, encas, quelque chose de sucre, sucreries, entree, casse croute',
    gift: `cadeau, idee cadeau > anniversaire, noel, saint valentin, mariage, cremaillere, offrir, maitresse, merci, calendrier de l avent, pendaison de cremaillere, depart, collegue, maman, papa, mere, pere, grand mere, grand pere, soeur, frere, meilleure amie, coffret cadeau, naissance, paques, retablissement, secret santa, presents, attention, mamie, bapteme, diplome, depart en retraite, avent, carte cadeau, panier garni, fete, communion`,
    winter: `hiver, froid, chaleur, grand froid > automne, neige, cocooning, temps froid, chaud, frileux, gel, ski, rechauffer, noel, echarpe, gants, moufles, chale`,
    summer:
      'ete, soleil, beau temps > canicule, plage, ensoleille, printemps, chaleur estivale, piscine, vacances a la mer',
    rain: 'pluie, jour de pluie, mauvais temps > averse, tempete, pluvieux, il pleut, bruine, orage',
    morning:
      'matin > reveil, se lever, routine du matin, leve tot, routine matinale, lever du soleil, matinal',
    evening:
      'soir, soiree > apres le travail, rituel du soir, routine du soir, fin de journee, tombee de la nuit, avant de dormir',
    beginner:
      'debutant, starter > commencer, niveau facile, initiation, premiers pas, novice, doux, reprise, bases, se lancer',
    older:
      'seniors, personnes agees > retraites, plus de 60 ans, age, grands parents, mamie, papi, plus de 50 ans, vieillir, menopause',
    short:
      'seances courtes, court, dix minutes > 10 minutes, 5 minutes, 15 minutes, cinq minutes, pas le temps, rapide, pause, exercice rapide, manque de temps, 20 minutes',
    noequipment: 'sans materiel > poids du corps, sans equipement, sans halteres, sans accessoire',
    home: 'a la maison, chez soi, maison, appartement > logement, salon, interieur, foyer, domicile, location, studio, nouvel appartement, demenagement, emmenager',
    natural: 'naturel, bio > sans produits chimiques, biologique, cosmetique naturel, sans parfum, pur',
    clothes: 'vetements, habits > tenue de sport, mode, vetements de sport, habit, tenue, fringues, linge',
    gadgets: `gadget, appareil > electronique, technologie, objet connecte, high tech, appareil photo, tablette, ordinateur, chargeur, coque, maison connectee, montre`,
    beauty: `cosmetiques, beaute, soins > soin du corps, produits de beaute, maquillage, hygiene, toilette, mascara, vernis a ongles, fond de teint, deodorant, dentifrice, rasoir, rasage`,
    finder:
      'premier programme > quel programme, programme pour moi, bon programme, choisir un programme, par ou commencer, me conseiller, quiz',
    delivery:
      'livraison, expedition > commande, livrer, frais de port, frais de livraison, colis, suivi de commande, livraison gratuite, envoi, transporteur, delais, port, suivre ma commande',
    returns:
      'retour, retractation, remboursement > renvoyer, echange, annuler, garantie, annuler ma commande, retourner, reclamation, defectueux, casse, satisfait ou rembourse',
    payment:
      'paiement, prix > facture, carte bancaire, paypal, virement, moyens de paiement, tva, taxe, modes de paiement, payer en plusieurs fois, regler',
    contact:
      'contact, service client > telephone, appeler, assistance, adresse, email, horaires, aide, numero de telephone, joindre, mail, courriel, support, ou etes vous, vous trouver, situe, plan d acces, magasin',
    account:
      'compte, connexion, mon compte > mot de passe, inscription, se connecter, identifiant, creer un compte, mot de passe oublie, mes commandes, supprimer mon compte, s inscrire, profil, deconnexion',
    privacy:
      'confidentialite, cookies, donnees personnelles > rgpd, protection des donnees, vie privee, donnees',
    terms:
      'conditions generales, conditions > cgv, mentions legales, juridique, contrat, cgu, conditions de vente, responsabilite',
    allergens: 'allergenes, allergie > intolerance, traces',
    partner:
      'devenir partenaire, partenariat > affiliation, revendeur, grossiste, collaborer, vendre, partenaires, b2b',
    kitchen:
      'cuisine en ligne, menu, commander un repas, carte > livraison de repas, restaurant, plats a emporter, plats cuisines, commander a manger, traiteur, livraison de nourriture',
    about: 'a propos, qui sommes nous > entreprise, equipe, philosophie, histoire, societe, qui etes vous',
    articles: 'articles, blog, magazine > conseils, astuces, guide, actualites, lire',
  },
};
