import { stemmer } from '@orama/stemmers/german';
import type { Words } from './words';

/** German words of the shop's world, written without accents or with; how the lists are written stands in words.ts. */
export const words: Words = {
  // The stemmer leaves the last letter of `Zwiebeln` and `Kartoffeln`.
  stem: (word) => stemmer(word.replace(/eln$/, 'el')),
  hasCompounds: true,
  verbsOf: (word) =>
    [/^(.{3,}?)e?t$/, /^ge(.{3,}?)e?t$/].flatMap((form) => {
      const root = form.exec(word)?.[1];
      return root === undefined ? [] : [`${root}en`, `${root}n`];
    }),
  spelled: (word) => word.replaceAll(/(?<!q)ue/g, 'u').replaceAll(/([ao])e/g, '$1'),
  idle: `aber alle allem allen aller alles als also am an ans auch auf aus bei beim bekommen besser beste bestes bin bis bitte brauche brauchen
    da dabei damit dann das dass dem den denn der des dich die dies diese diesem diesen dieser dieses dir doch du durch ein eine einem einen
    einer eines einfach er es etwas fur furs gegen geht gern gibt gute guten guter gutes haben habe hat helfen hier hilfe hilft ich ihm ihn ihr im immer in ins ist
    ja kann kannst konnen lang leicht lerne lernen los mach mache machen man mehr mein meine meinem meinen meiner mich mir mit mochte moglich muss nach
    nicht noch nur ob oder richtig schnell schon sehr sein sich sie sind so soll suche tun uber um und uns unter vom von vor wann war
    warum was weg welche welcher welches wenn wer werde werden wirst wurde wie will wird wo wollen zu zum zur zwischen anfangen beginnen finden gut ganz mal weniger verstehen verbessern fordern steigern uberwinden bewaltigen loswerden vermeiden vorbeugen lindern reduzieren aufbauen herren damen manner frauen unisex kostet kosten geben set packung stück stücke paar gesund gesunde gesunden gesunder gesundes tut weh schmerzt`,
  without: 'ohne kein keine keinen keiner',
  free: 'frei',
  freeOf: 'von',
  under:
    'unter, bis, bis zu, weniger als, hochstens, maximal, max, nicht mehr als, billiger als, gunstiger als',
  over: 'uber, ab, mehr als, mindestens, min, von mindestens',
  between: 'zwischen, von',
  and: 'und bis',
  currency: 'euro euros eur dollar dollars usd € $',
  units:
    'minute minuten min stunde stunden woche wochen tag tage tagen kg g km kilometer kilometern k ml l liter kcal kalorien mal seiten tassen jahre jahren schritte uhr prozent',
  size: 'grosse',
  marks: {
    sale: 'reduziert, reduzierte, reduzierter, im angebot, angebot, angebote, sale, rabatt, schnappchen, sonderangebot',
    new: 'neu, neue, neuer, neues, neuheiten, neuheit',
    in: 'vorratig, lieferbar, auf lager, verfugbar',
  },
  colors: {
    red: 'rot rote roter rotes roten ziegelrot',
    orange: 'orange orangefarben orangene terrakotta',
    yellow: 'gelb gelbe gelber gelbes gelben senfgelb',
    green: 'grun grune gruner grunes grunen gruenes oliv dunkelgrun hellgrun',
    blue: 'blau blaue blauer blaues blauen dunkelblau hellblau turkis marine petrol',
    purple: 'lila violett violette lavendelfarben',
    pink: 'rosa pink pinke altrosa',
    brown: 'braun braune brauner braunes braunen',
    beige: 'beige creme cremefarben sandfarben natur',
    gray: 'grau graue grauer graues grauen silber',
    black: 'schwarz schwarze schwarzer schwarzes schwarzen',
    white: 'weiss weisse weisser weisses weissen',
  },
  concepts: {
    sleep: `schlaf, schlaft, einschlafen, durchschlafen, nachtruhe, schlafenszeit > schlaflos, schlafstorung, schlafprobleme, mude, nickerchen, jetlag, nachtschicht, wach, bett, schlafmittel, schlafhilfe, schlecht schlafen, schlecht schlaft, ausgeschlafen, aufwachen nachts, grubeln, wechseljahre, menopause, hitzewallungen, albträume, dauermüde`,
    anxiety: `angst, sorgen, nervositat > panik, panikattacke, furcht, angstlich, phobie, nervos, grubeln, gedankenkarussell, unruhe, angststorung, therapie, zwang, trauma`,
    stress: `stress, entspannung, gelassenheit, anspannung, abschalten, beruhigung > ruhe, ruhig, gestresst, stressabbau, uberfordert, uberforderung, runterkommen, nerven, druck, hektik, innere unruhe, unruhig, entspannt, angst, panik, burnout, erschopft, cortisol, stressbewaltigung, ausgleich, resilienz, wechseljahre, menopause, spannungskopfschmerzen, überreizt`,
    burnout:
      'burnout, erschopfung, work life balance, uberlastung > ausgebrannt, erschopft, uberarbeitet, uberstunden, zu viel arbeit, arbeitsstress, kraftlos, uberarbeitung',
    focus:
      'konzentration, fokus, aufmerksamkeit, konzentrieren, produktivitat > adhs, ablenkung, abgelenkt, pomodoro, produktiv, prokrastination, aufschieben, studieren, studium, prufung, lernhilfe, fokussieren, aufschieberitis, flow, konzentriert',
    desk: 'schreibtisch, buro, homeoffice, arbeitsplatz, am schreibtisch > schreibtischjob, sitzen, viel sitzen, burostuhl, bildschirmarbeit, ergonomisch, buroarbeit, kollege, kollegin',
    back: 'rucken, ruckenschmerzen, ruckentraining > kreuzschmerzen, hexenschuss, ischias, bandscheibe, bandscheibenvorfall, wirbelsaule, rucken schmerzen, ruckenweh, kreuz, ruckenleiden, lendenwirbel, rucken starken',
    neck: 'nacken, nackenschmerzen, schultern, nackenverspannung > schulterschmerzen, halswirbelsaule, hws, steifer nacken, kopfschmerzen, migrane, genick, hals',
    recovery: `erholung, muskelkater, verspannung, massage, regeneration > faszien, triggerpunkt, muskelschmerzen, krampf, verspannt, physio, physiotherapie, massieren, blackroll, regenerieren, fussschmerzen, fersensporn, verhartung, gliederschmerzen, fussreflexzonen, akupressur, massagepistole, tennisarm, karpaltunnel`,
    posture:
      'haltung, korperhaltung, aufrecht > rundrucken, haltungsschaden, gerader rucken, gerade sitzen, ergonomisch, buckel, ergonomie',
    balance:
      'gleichgewicht, balance, koordination > sturz, sturzprophylaxe, wackelbrett, fussgelenk, knochel, stabilitat, gleichgewichtssinn, standfest, balancieren',
    strength:
      'kraft, krafttraining, muskelaufbau, muskeln, gewichte > muskel, hanteltraining, bodybuilding, kraftigung, starker werden, fitnessgerate, heimtrainer, fitnessstudio, krafttrainig, muskulatur, gewichtheben, sportgerate, oberarme, arme',
    core: 'rumpf, bauchmuskeln, core, bauch > sixpack, beckenboden, ruckbildung, plank, pilates, rumpfmuskulatur, bauchtraining, situps, tiefenmuskulatur, mitte',
    mobility:
      'beweglichkeit, dehnen, dehnung, mobilitat, gymnastik > steif, gelenke, gelenkschmerzen, dehnubungen, flexibilitat, huft, stretching, arthrose, spagat, aufwarmen, rheuma',
    exercise:
      'ubung, training, fitness, bewegung, workout, sport > trainieren, sportlich, ausdauer, fit, kondition, sport treiben, abnehmen, sportmuffel, fitnessstudio, cardio, sportgerate, hiit',
    weightloss:
      'abnehmen, gewicht verlieren, gewichtsverlust > diat, schlank, fett, bauchfett, kalorien, ubergewicht, fettverbrennung, abspecken, kilos',
    energy:
      'energie, vitalitat > mude, mudigkeit, antriebslos, wach werden, wachmacher, schwung, schlapp, antrieb, munter',
    joy: `freude, gluck, gute laune, spass > glucklich, frohlich, depression, traurig, stimmung, stimmungstief, aufmuntern, genuss, niedergeschlagen, selbstfursorge, laune, wohlfuhlen, verwohnen, langeweile, langweilig, zeitvertreib, beschäftigung, unterhaltung, aufheiterung`,
    feelings: `gefuhle, emotionen, stimmung > wut, arger, launisch, emotional, emotionale intelligenz, stimmungsschwankungen, psyche, mentale gesundheit, seele, wutend, zorn, seelische gesundheit, reizbar, gereizt, therapie, therapeut, trauma, psychologie, hormone`,
    grief: `trauer, verlust, trauerbewaltigung > mutter verloren, vater verloren, mann verloren, frau verloren, jemanden verloren, tod, gestorben, verstorben, beerdigung, todesfall, abschied, witwe, trost, hinterbliebene, kondolenz, sterben, scheidung, trennung, liebeskummer, fehlgeburt, haustier verloren`,
    loneliness:
      'einsamkeit, freundschaft, freunde, freundin > allein, alleinsein, neue leute, kontakt, alte freunde, isoliert, leute kennenlernen, anschluss, neu in der stadt, bekannte, freunde kennenlernen',
    confidence:
      'selbstvertrauen, selbstbewusstsein, introvertiert, schuchternheit > schuchtern, unsicher, selbstsicher, networking, smalltalk, party, lampenfieber, reden vor leuten, soziale angst, hochsensibel, vor leuten sprechen, zuruckhaltend, selbstbewusst, stille menschen',
    selfkindness:
      'selbstmitgefuhl, selbstwert, selbstliebe, selbstkritik, innerer kritiker > perfektionismus, perfektionist, selbstzweifel, schuldgefuhle, negative gedanken, minderwertigkeit, selbstwertgefuhl, hochstapler, scham, selbstakzeptanz, selbstbewusstsein',
    habits: `gewohnheit, routine > vorsatz, neujahrsvorsatze, disziplin, motivation, ziele, durchhalten, dranbleiben, willenskraft, rauchen, rauchen aufhören, nichtraucher, alkohol, weniger trinken, nägelkauen`,
    screens:
      'handy, smartphone, bildschirmzeit, bildschirm, digital detox > social media, handyzeit, medienkonsum, instagram, offline, handy weglegen, bildschirmpause, telefon, digitale auszeit, scrollen, sucht',
    noise: `larm, gerausch, larmschutz > ruhe, stille, schnarchen, laute nachbarn, strassenlarm, gerauschunterdruckung, noise cancelling, laut, krach, schnarcht, verkehrslarm, schallschutz, baustelle, leise, tinnitus, hörsturz`,
    air: 'luft, raumluft, luftqualitat, raumklima > schimmel, stickig, co2, feuchtigkeit, staub, allergie, luftreiniger, hygrometer, thermometer, trockene luft',
    money:
      'geld, finanzen > finanziell, gehalt, vermogen, investieren, bank, einkommen, geldanlage, anlegen, konto, lohn, reich, finanzielle freiheit, rechnungen',
    saving:
      'sparen, geld sparen, rucklage, notgroschen > sparschwein, ersparnisse, sparplan, geld zurucklegen, ansparen, polster, notfallfonds, sparsam',
    budgeting:
      'budget, haushaltsbuch, ausgaben > finanzen ordnen, ordnung in den finanzen, uberblick uber die finanzen, schulden, haushaltsplan, geld ausgeben, konsum, impulskaufe, kreditkarte, kassensturz, haushaltskasse, kaufsucht, ausgaben kontrollieren, dispo, schuldenfrei, sparsam, pleite',
    retirement:
      'altersvorsorge, rente, ruhestand > pension, vorsorge, rentenlucke, alter, altersarmut, anlegen, geldanlage, etf, aktien, fonds, riester, rentner, pensionierung, vermogensaufbau',
    couples:
      'partner, partnerschaft, beziehung > paare, ehe, ehemann, ehefrau, liebe, freundin, verheiratet, heiraten, zusammenziehen, paartherapie, hochzeitstag, partnerin, paarprogramm, beziehungsprobleme, dating',
    conversation:
      'gesprach, zuhoren, kommunikation, reden > streit, konflikt, kommunizieren, aneinander vorbeireden, gesprachsfuhrung, kommunikationstraining, diskussion, unterhaltung, gewaltfreie kommunikation',
    hosting:
      'gaste, nachbarn, gemeinschaft, einladung, gastgeber > nachbarschaft, essen mit freunden, besuch, nachbar, kennenlernen, fest, feier, abendessen mit freunden, party',
    family: `familie, kinder, eltern > jugendliche, erziehung, enkel, mutter, vater, mama, papa, familienzeit, teenager, familienspiel, elternschaft, sohn, tochter, baby, neugeborenes, babys`,
    work: 'arbeit, beruf, job, arbeitsleben > arbeitsalltag, chef, kollegen, arbeitswoche, selbststandig, freiberufler, angestellt, feierabend, arbeitnehmer',
    career:
      'karriere, berufswechsel, jobwechsel, neuorientierung, berufsweg > kundigen, job wechseln, bewerbung, arbeitslos, stellenwechsel, umschulung, berufung, lebenskrise, neuer job, quereinstieg, jobsuche, beruf wechseln, midlife crisis, sinnkrise, neustart, lebenslauf',
    meetings:
      'meeting, besprechung, team > fuhrung, teamarbeit, sitzung, teambuilding, moderation, leitung, konferenz, fuhrungskraft, agenda',
    learning: `lernen, lernmethode, weiterbildung, wissen > neues lernen, lerntechnik, gedachtnis, sprachen, kurs, bildung, spanisch, fremdsprache, hobby, studieren, studium, neugier, prufung, schule, student, universität, hausaufgaben`,
    reading: 'lesen, buch > roman, literatur, lekture, leseratte, bucherwurm, bucherfan',
    writing:
      'schreiben, journaling > kreatives schreiben, gedichte, geschichten, autor, morgenseiten, schreibubungen, texte, poesie, schreibblockade, schriftsteller, brief schreiben',
    puzzles: `ratsel, knobeln, denksport, logik, spiel > gehirnjogging, sudoku, schach, gehirntraining, gedachtnistraining, puzzle, denkspiele, knobelspiele, spieleabend, demenz, hirn, langeweile, langweilig, zeitvertreib, beschäftigung, unterhaltung`,
    craft: `handwerk, basteln, handarbeit, selbermachen, werken > diy, stricken, topfern, holz, kreativ, kreativitat, bastelidee, hobby, backen, hakeln, bastelset, langeweile, zeitvertreib, sticken, schnitzen`,
    mending:
      'nahen, reparieren, stopfen, kleidung reparieren, flicken > nachhaltige mode, kleiderschrank, slow fashion, ausbessern, fast fashion, nahkurs, nadel, second hand, mode, kleidung pflegen',
    declutter:
      'ausmisten, aufraumen, ordnung > minimalismus, entrumpeln, minimalistisch, organisieren, chaos, marie kondo, vereinfachen, putzen',
    green:
      'nachhaltig, umwelt, umweltfreundlich, okologisch > plastikfrei, zero waste, klima, recycling, oko, bio, umweltschutz, klimaschutz, unverpackt, mullfrei',
    nature:
      'natur, draussen, im freien > wald, waldbaden, vogel, vogelbeobachtung, jahreszeiten, frische luft, park, baume, outdoor, camping, zelten, vogel beobachten',
    plants:
      'pflanzen, gartnern > garten, balkon, bepflanzen, anpflanzen, gemuse anbauen, krauter, krauter anbauen, tomaten, gartenarbeit, hochbeet, urban gardening, garteln, blumen, samen, topfe, gemusebeet',
    stars:
      'sterne, sternenhimmel, astronomie, mond, nachthimmel > sternbilder, planeten, mondphasen, vollmond, teleskop, sternegucken, sterne beobachten, milchstrasse',
    meditation:
      'meditation, meditieren, achtsamkeit > zen, mbsr, innere ruhe, gefuhrte meditation, besinnung, kontemplation, innehalten, meditationskurs, zur ruhe kommen',
    breathing: `atmen, atemubung, atmung > atemtechnik, tief atmen, pranayama, atemnot, breathwork, atem, schwangerschaft, schwanger, geburt, geburtsvorbereitung, wehen, hyperventilieren, asthma`,
    gratitude: `dankbarkeit > danke, dankbarkeitstagebuch, positives denken, wertschatzung, positiv, dankbarkeitsubung, manifestieren, affirmationen`,
    restday:
      'ruhetag, sonntag, auszeit > entschleunigung, sabbat, wochenende, pause, nichtstun, freier tag, faul, slow living, retreat, religion, glaube, spiritualitat, langsamkeit',
    sound:
      'klang, klangschale, klangreise, musik > klangbad, gong, glocken, klangtherapie, mantra, singen, lieder, horen',
    running:
      'laufen, joggen, lauftraining, jogging > 5 km, 10 km, marathon, laufanfanger, rennen, laufplan, 5k, 10k, dauerlauf, volkslauf, wettkampf',
    fivek:
      '5 km, 5k, funf kilometer, 5 kilometer, laufanfanger > laufen lernen, couch to 5k, laufeinstieg, mit laufen anfangen, erster lauf',
    tenk: '10 km, 10k, zehn kilometer, 10 kilometer > marathon, weiter laufen, langer laufen',
    walking: `gehen, spazieren, spaziergang, spazierengehen > wandern, schritte, 10000 schritte, nordic walking, walken, wanderung, laufgruppe, spazierengehen gruppe, pilgern, gehmeditation, jakobsweg, hunderunde, gassi, kinderwagen, stadtbummel`,
    hiking:
      'wandern, wanderung, bergwandern, berg > trekking, bergtour, kartenlesen, pilgern, klettern, tour, hutte, alpen, wanderausrustung, outdoor, bergsteigen, wandertour, wanderlust',
    yoga: 'yoga, yogakurs > yin yoga, hatha, sonnengruss, yogaubungen, asanas, yogi, vinyasa, pilates',
    dancing: 'tanzen > zumba, tanzkurs, ballett, salsa, musik, disco, tanzworkout',
    skipping: 'springseil, seilspringen, hupfseil > seil, sprungseil, seilhupfen, boxen, springen, rope',
    travel:
      'reise, unterwegs > urlaub, ferien, flug, flugzeug, zug, pendeln, rucksack, koffer, camping, reisezubehor, pendler, zugfahrt, handgepack, wochenendtrip, festival',
    picnic: 'picknick, park > grillen, strand, ausflug, festival, picknickdecke',
    cooking:
      'kochen, backen > kuche, rezepte, hobbykoch, backzubehor, kochzubehor, kuchenhelfer, kuchenzubehor, gourmet, feinschmecker',
    bath: 'bad, wanne, badewanne, badezusatz > badezimmer, wellness, wellnesstag, spa, schaumbad, vollbad, sauna, badekugel, fussbad, wellness zu hause, verwohnen',
    mat: 'matte, yogamatte, gymnastikmatte, sportmatte > rutschfeste matte, unterlage, isomatte',
    weights:
      'hantel, hanteln, kurzhanteln, kettlebell, kugelhantel, gewichte > fitnessgerate, sportgerate, hantelset',
    bands:
      'fitnessband, widerstandsband, trainingsband, gymnastikband > theraband, gummiband, latexband, loopband, terraband, minibands',
    roller: 'faszienrolle, massagerolle, rolle > blackroll, faszientraining, foam roller',
    ball: `gymnastikball, sitzball, pezziball > gymnastik ball, stuhl, aktives sitzen, hocker, fitnessball, schwangerschaft, schwanger, geburtsball, geburtsvorbereitung`,
    cushion:
      'meditationskissen, sitzkissen, yogakissen, bodenkissen > zafu, kissen, meditationsbank, kissen zum sitzen, meditations hocker',
    bottle: 'trinkflasche, wasserflasche, thermosflasche, flasche > thermoskanne, trinken, thermos, becher',
    hotbottle:
      'warmflasche, bettflasche > warmekissen, kornerkissen, regelschmerzen, bauchschmerzen, kalte fusse, bauchweh, periode, menstruation, warmepad, heizkissen, periodenschmerzen, frieren',
    headphones:
      'kopfhorer, ohrhorer, headset > noise cancelling, bluetooth kopfhorer, horer, inears, over ear, kabellose kopfhorer, earbuds, airpods, geschenk fur musikfans',
    pillow: `kopfkissen, kissen, nackenkissen > bettwaren, bettzeug, polster, orthopadisches kissen, matratze, bettdecke, bettwäsche, bettlaken, seitenschläfer`,
    clock:
      'wecker, uhr > aufwachen, aufstehen, nachttischuhr, analoger wecker, morgenmuffel, wecker ohne ticken',
    lamp: 'lampe, licht, lichtwecker, tageslichtwecker > leuchte, lichttherapie, beleuchtung, winterdepression, laterne',
    notebook:
      'notizbuch, notizheft, heft, notizblock > bullet journal, block, schreibwaren, notizen, dotted, schreibheft, kladde',
    diary: 'tagebuch, journal > gedankenbuch, tagebuch schreiben, 6 minuten tagebuch',
    planner:
      'planer, wochenplaner, terminplaner, organizer > zeitplan, todo, zeitmanagement, to do liste, kalender, habit tracker',
    calendar: 'kalender, wandkalender, mondkalender > poster, jahresplaner, wandschmuck',
    sketchbook:
      'skizzenbuch, zeichnen, zeichenblock, malen > aquarell, kunst, kunstler, malblock, skizzieren, malbuch, zeichenbuch, zeichnung, malerei, malbedarf, bilder',
    pens: 'stift, kugelschreiber, bleistift > fuller, schreibwaren, schreibgerat, kuli, linkshander, gelstift, schreibset, tinte, stiftehalter',
    cards: 'kartenspiel, gesprachskarten, fragekarten, spiel > spieleabend, fragen, eisbrecher',
    postcards: 'postkarten, grusskarten, karte > briefe, brieffreund, briefpapier, einladungskarten',
    soap: 'seife, handseife, naturseife > duschgel, waschen, seifenstuck, waschgel, waschlotion, hande waschen',
    shampoo: `shampoo, haarseife, haarwasche, festes shampoo > haare, haare waschen, spulung, haarpflege, schuppen, fettige haare, haarausfall, krauses haar, spliss`,
    comb: `kamm, haarkamm, haarburste, haarpflege > burste, haare, locken, holzkamm, bartkamm, bart, entwirren, krauses haar, haarausfall, spliss, verknotete haare`,
    bodybrush:
      'korperburste, trockenburste, massageburste > peeling, burstenmassage, duschburste, cellulite, bursten, lymphdrainage',
    facemask:
      'gesichtsmaske, tonmaske, maske > heilerde, pickel, akne, mitesser, unreine haut, hautunreinheiten, tonerde, poren',
    facecare:
      'gesichtsol, gesichtspflege, hautpflege > serum, falten, anti aging, trockene haut, haut, narben, creme, pflegeol, reife haut, hautol',
    gua: 'gua sha, jadestein, gesichtsmassage > jaderoller, gesichtsroller, lymphdrainage, geschwollene augen, gesichtsstein, augenringe',
    handcream: `handcreme, handpflege, handlotion > trockene hande, rissige hande, creme, lotion, trockene haut, hautpflege, neurodermitis, balsam, salbe, raue hande, nägel, nagelpflege, rissige fersen, schuppenflechte, hornhaut`,
    lipbalm:
      'lippenbalsam, lippenpflege, lippenpflegestift > labello, trockene lippen, rissige lippen, lippenstift, lippen, balsam, aufgesprungene lippen',
    suncream: `sonnencreme, sonnenschutz, sonnenmilch > lsf, sonnenbrand, sonne, strand, schwimmen, uv schutz, lichtschutzfaktor, sonnenlotion, sonnenol, sonnenbrille, uv, after sun`,
    candle:
      'kerze, duftkerze > kerzenlicht, romantisch, gemutlich, gemutlicher abend, teelicht, hygge, wachs, raumduft',
    scent: `duft, raumduft, aromatherapie, lavendel > atherische ole, parfum, riechen, duftsackchen, duftol, duftkissen, rauchern, duftstabchen, motten, räucherstäbchen, duftwasser, lufterfrischer`,
    diffuser:
      'diffuser, aromadiffuser, luftbefeuchter, duftlampe > vernebler, atherische ole, trockene luft, atherisches ol, duftspender, aroma diffusor, oldiffuser',
    earplugs:
      'ohrstopsel, gehorstopsel, gehorschutz > ohropax, oropax, schnarchen, konzert, ohrschutz, ohrenschutz, stopsel, schnarchender partner',
    eyemask: `schlafmaske, augenmaske, schlafbrille > mude augen, verdunkelung, dunkelheit, jetlag, reisemaske, augenbinde, verdunklung, vorhänge, augenbelastung, migräne`,
    whitenoise: `weisses rauschen, regengerausche, white noise, einschlafhilfe > naturgerausche, tinnitus, rauschen, babyschlaf, gerauschmaschine, einschlafgerausche, regen, einschlafhilfe baby`,
    blanket: `decke, gewichtsdecke, therapiedecke, bettdecke > schwere decke, plaid, zudecke, bettwaren, kuschelig, autismus, uberwurf, gravity decke`,
    robe: `bademantel, morgenmantel, hausmantel > saunamantel, kimono, nachtwasche, schlafanzug, sauna, pyjama, loungewear, duschmantel, handtuch, badeanzug, badetuch, nachthemd, hausschuhe`,
    tee: 't shirt, shirt, tshirt, oberteil > hemd, bluse, top, kleidung, unterhemd',
    hoodie: `hoodie, kapuzenpullover, pullover, sweatshirt, pulli > strickjacke, fleece, jacke mit kapuze, warme kleidung, kapuzenjacke, gemutliche kleidung, schal, poncho, tuch`,
    leggings:
      'leggings, laufhose, sporthose, yogahose, tights > hose, jogginghose, trainingshose, strumpfhose, sportkleidung, fitnesshose, laufbekleidung, sportsachen',
    socks: `socken, strumpfe, wandersocken, wollsocken > kalte fusse, blasen, warme socken, warme fusse, schuhe, fusse, stiefel, sneaker, pantoffeln`,
    hat: `mutze, kappe, cap, hut, wollmutze > kopfbedeckung, basecap, sonnenhut, beanie, haube, sonnenschutz kopf, sonnenbrille, schal, handschuhe, fäustlinge, ohrenschützer`,
    bag: 'tasche, einkaufstasche, tragetasche, stoffbeutel > beutel, rucksack, shopper',
    jacket:
      'regenjacke, jacke, windjacke > anorak, wasserdicht, mantel, regenkleidung, regenschirm, friesennerz, regenponcho, windbreaker, regenbekleidung, softshell',
    tracker:
      'fitnesstracker, smartwatch, fitnessarmband, pulsuhr > laufuhr, sportuhr, armband, schlaftracker, herzfrequenz, puls, aktivitatstracker, fitnessuhr, pulsmesser, fitbit',
    pedometer: 'schrittzahler, pedometer > schritte zahlen, schritte, 10000 schritte',
    speaker:
      'lautsprecher, bluetooth lautsprecher, musikbox, box > radio, musik, partybox, bluetooth box, soundbox, party, tragbarer lautsprecher',
    scale: 'kuchenwaage, waage > wiegen',
    timer:
      'timer, kuchenuhr, eieruhr, kurzzeitwecker > stoppuhr, pomodoro, zeitmanagement, sanduhr, zeitmesser, zeitschaltuhr',
    tea: `tee, krautertee, schlaftee > beruhigungstee, melissentee, kamille, kamillentee, abendtee, aufguss, teesorten, gute nacht tee, lindenblutentee, getränk, verdauung, blähbauch, halsschmerzen, husten, erkältung, grippe, kater, immunsystem, entgiften`,
    greentea:
      'gruntee, gruner tee, tee > matcha, sencha, koffein, kaffee, kaffeeersatz, teebeutel, japanischer tee',
    granola: 'musli, granola, knuspermusli > cornflakes, cerealien, fruhstucksflocken, haferflocken',
    nutbutter:
      'mandelmus, nussmus, mandelbutter, brotaufstrich > erdnussbutter, aufstrich, nutella, nusscreme',
    protein: `proteinpulver, eiweisspulver, eiweiss, protein > shake, whey, nahrungserganzung, aminosauren, smoothie, supplement, veganes protein, vitamin, mineralstoffe, omega, kollagen, magnesium, eisen`,
    bar: 'musliriegel, energieriegel, riegel > wandersnack, snack fur unterwegs',
    crisps: `apfelchips, obstchips, trockenobst > chips, dorrobst, getrocknete apfel, snack fur kinder, apfelringe, knabberei, trockenfruchte, vitamin, ballaststoffe`,
    cocoa: `kakao, heisse schokolade, trinkschokolade, schokolade > susses, sussigkeiten, kakaopulver, schoko, heisses getrank, naschen, getränk, kaffee, latte`,
    honey: `honig, bienenhonig > sussen, sussungsmittel, halsschmerzen, imker, bienen, zuckerersatz, husten, erkältung, marmelade, aufstrich, immunsystem`,
    oil: 'olivenol, speiseol, salatol > ol, dressing, essig, kochol, natives olivenol, mediterran',
    soup: 'suppe, eintopf > bruhe, vorspeise, warme suppe, leichtes abendessen, etwas warmes',
    bowl: 'bowl, schussel, reisbowl > poke, buddha bowl, salat, reis, reisgericht',
    noodles:
      'nudeln, nudelsuppe, ramen, asiatisch > udon, pho, wok, chinesisch, japanisch, thailandisch, asiatisches essen, asia, mie nudeln, vietnamesisch',
    pasta: 'pasta, spaghetti, nudeln, italienisch > makkaroni, lasagne, italienisches essen, penne',
    curry: 'curry, indisch > dal, scharf, indisches essen, masala, currygericht, thai curry',
    dumplings: 'teigtaschen, gyoza, dim sum, dumplings > maultaschen, ravioli, asiatisch, wan tan, jiaozi',
    sushi: 'sushi, onigiri, reisballchen > japanisch, algen, nori, maki, fingerfood, japanisches essen',
    hummus:
      'hummus, dip, kichererbsen > orientalisch, mezze, falafel, aubergine, tahin, libanesisch, kichererbsenmus',
    salad:
      'salat > leichtes essen, rohkost, grunes, leichte kost, etwas leichtes, gemuse, frisch, kaltes essen',
    porridge:
      'porridge, haferbrei, brei, haferflocken, overnight oats > hafer, haferschleim, warmes fruhstuck, griessbrei, oatmeal',
    yoghurt: 'joghurt, jogurt > quark, skyr, parfait, milchprodukt',
    egg: 'ei, eier < shakshuka, spiegelei > ruhrei, omelett, brunch, eierspeise, gekochtes ei',
    toast: 'toast, brot, stulle > sandwich, belegtes brot, butterbrot, brotzeit, sauerteig',
    fish: 'fisch < lachs, forelle, kabeljau, thunfisch > omega 3, meeresfruchte, fischgericht',
    prawns:
      'garnelen, shrimps, krabben, meeresfruchte < schalentiere, scampi, krustentiere, gambas > glasnudeln',
    vegetables: 'gemuse > gemusegericht, gesund essen, pflanzlich, gesunde ernahrung, grunzeug, vitamine',
    vegan: 'vegan, pflanzlich > ohne tierische produkte, tierfrei, rein pflanzlich, ohne tier',
    vegetarian: 'vegetarisch, fleischlos > vegetarier, ohne fleisch, fleischfrei',
    gluten: 'gluten < weizen, dinkel, roggen, gerste > zoliakie',
    nuts: 'nuss, schalenfruchte < erdnuss, erdnussbutter, cashewkerne, mandeln, walnusse, haselnusse, cashew, pistazien, pekannuss',
    peanuts: 'erdnuss',
    dairy: 'milch, milchprodukte < kase, butter, sahne, feta > laktose, laktoseintoleranz, kuhmilch',
    soya: 'soja < tofu, tempeh',
    sesame: 'sesam < tahin',
    caffeine: 'koffein > kaffee, entkoffeiniert',
    sugar: `zucker, zuckerzusatz > gesusst, sussungsmittel, diabetes, keto, low carb`,
    meat: 'fleisch < huhn, hahnchen, rind, schwein, speck, schinken, pute, wurst',
    highprotein: `eiweissreich, proteinreich, viel protein, viel eiweiss > high protein, low carb, keto, proteinreiches essen, eiweissreiches essen, paleo`,
    breakfast: 'fruhstuck, brunch, morgens essen > fruhstucksidee',
    lunch:
      'mittagessen, mittag > mittagessen im buro, mittagspause, lunch, mittagstisch, leichtes mittagessen, essen, kantine, schnelles mittagessen, essen im buro, mahlzeit, gericht',
    dinner:
      'abendessen, abendbrot, nachtmahl > hauptspeise, warmes essen, hausmannskost, dinner, essen, mahlzeit, gericht, deftig, warme mahlzeit',
    meal: 'mahlzeit, gericht, essen, speise > hunger, lieferservice, essen bestellen',
    snack:
      'snack, zwischenmahlzeit, knabbern > kleinigkeit, imbiss, fingerfood, zwischendurch, nachtisch, dessert, naschen, hauppchen, jause, vesper, vorspeise, heisshunger, kleiner hunger, sussigkeiten',
    gift: `geschenk, geschenkidee > geburtstag, weihnachten, muttertag, vatertag, valentinstag, hochzeitstag, wichteln, mitbringsel, hochzeit, nikolaus, ostern, einzug, adventskalender, geschenk fur freundin, jubilaum, aufmerksamkeit, danke sagen, genesung, gute besserung, geschenkset, oma, opa, mutter, vater, schwester, beste freundin, mama, papa, kleinigkeit, schenken, abschied kollegin, umzug, richtfest, abitur, abschluss, taufe, babyparty, ruhestand geschenk, rente geschenk, advent, junggesellinnenabschied, gutschein, präsentkorb, namenstag, konfirmation`,
    winter: `winter, kalte, warme, kalte tage > herbst, schnee, frost, frieren, kuschelig, gemutlich, warm halten, skifahren, eisig, schal, handschuhe, fäustlinge, tuch`,
    summer:
      'sommer, sonne, heisse tage > hitze, strand, sonnig, fruhling, freibad, warme tage, urlaub am meer',
    rain: 'regen, regentag, schlechtes wetter, nass > sturm, niesel, regnerisch, schauer, wetterfest, regenwetter',
    morning: 'morgen > fruhaufsteher, aufwachen, morgenroutine, aufstehen, sonnenaufgang, morgenmuffel, fruh',
    evening: 'abend > nach der arbeit, abendritual, abendroutine, tagesende, vor dem schlafen, dammerung',
    beginner:
      'anfanger, einsteiger, starter > einstieg, leicht, neuling, grundlagen, anfangerinnen, ungeubt, grundkurs, sanft, untrainiert, neuanfang',
    older:
      'senioren, altere, altere menschen > rentner, uber 60, ab 60, oma, opa, ab 50, grosseltern, wechseljahre',
    short:
      'kurze einheiten, kurz, zehn minuten > 10 minuten, 5 minuten, 15 minuten, funf minuten, wenig zeit, keine zeit, kurzes workout, mittagspause, schnelles workout, zwischendurch, 20 minuten',
    noequipment:
      'ohne gerate > korpergewicht, ohne ausrustung, eigengewicht, bodyweight, ohne hanteln, ohne equipment',
    home: 'zu hause, zuhause, daheim, wohnung > wohnzimmer, haus, heim, haushalt, indoor, neue wohnung, umzug, umziehen, einzug',
    natural: 'naturlich, bio > ohne chemie, naturkosmetik, parfumfrei, ohne duftstoffe, chemiefrei, rein',
    clothes: 'kleidung, bekleidung > mode, klamotten, anziehen, outfit, kleider',
    gadgets: `gadget, gerat > elektronik, technik, smart home, technisches, kamera, tablet, laptop, handyhülle, uhr`,
    beauty: `kosmetik, korperpflege, pflege > schonheit, beauty, pflegeprodukte, hygiene, make up, schminke, wimperntusche, mascara, nagellack, puder, lidschatten, deo, deodorant, zahnpasta, rasierer, rasur`,
    finder:
      'erstes programm > programm finden, welches programm, programm passt, programm fur mich, richtiges programm, womit anfangen, wo anfangen, programm empfehlen, beratung, quiz',
    delivery:
      'lieferung, versand > bestellung, liefern, versandkosten, lieferzeit, porto, zustellung, paket, wann kommt meine bestellung, kostenloser versand, lieferkosten, sendung, verschicken, bestellung verfolgen, zusendung, lieferdauer, sendungsverfolgung',
    returns:
      'ruckgabe, widerruf, rucksendung, widerrufsrecht > umtausch, retoure, zuruckgeben, zuruckschicken, geld zuruck, stornieren, stornierung, reklamation, garantie, gewahrleistung, erstattung, defekt, kaputt, beschadigt',
    payment:
      'zahlung, bezahlen, preise > rechnung, paypal, kreditkarte bezahlen, zahlungsarten, uberweisung, klarna, steuer, lastschrift, zahlungsmoglichkeiten, zahlen',
    contact:
      'kontakt, kundenservice > telefonnummer, telefon, anrufen, hotline, hilfe, support, adresse, schreiben sie uns, offnungszeiten, ansprechpartner, kundendienst, e mail, mail, frage stellen, standort, anfahrt, wo seid ihr, wo sind sie, filiale',
    account:
      'konto, anmelden, kundenkonto > passwort, registrieren, einloggen, login, passwort vergessen, konto loschen, meine bestellungen, abmelden, profil',
    privacy: 'datenschutz, cookies, daten > dsgvo, datenschutzerklarung, personliche daten, tracking',
    terms: 'agb, bedingungen > impressum, rechtliches, vertrag, kleingedrucktes, haftung',
    allergens: 'allergene, allergie > unvertraglichkeit, spuren, intoleranz',
    partner:
      'partner werden, zusammenarbeit, kooperation > affiliate, handler, geschaftspartner, grosshandel, verkaufen, b2b',
    kitchen:
      'lieferkuche, cloud kuche, speisekarte, essen bestellen > kuche, lieferservice, mahlzeiten, restaurant, menu, lieferdienst, gerichte, essen liefern, bestellen, hunger, catering, tageskarte',
    about: 'uber uns > firma, wer sind sie, unternehmen, philosophie, geschichte, team',
    articles: 'artikel, blog, magazin > tipps, ratgeber, beitrage, anleitung, nachrichten',
  },
};
