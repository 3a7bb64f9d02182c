import type { Tag } from '../tags.ts'

/** Dutch words for each tag, with adjective endings; separated by commas. */
export const nl: Readonly<Record<Tag, string>> = {
  acid: 'acid, zuur, zure',
  acoustic: 'akoestisch, akoestische, unplugged',
  aggressive: 'agressief, agressieve, woest, woeste, bruut, brute',
  airy: 'luchtig, luchtige, ijl, ijle, etherisch, etherische, licht, lichte, ademend, ademende',
  analog: 'analoog, analoge',
  bouncy: 'verend, verende, stuiterend, stuiterende, huppelend, huppelende, bouncy',
  bright: 'helder, heldere, briljant, briljante, schitterend, schitterende, glanzend, glanzende',
  calm: 'rustig, rustige, kalm, kalme, ontspannen, vredig, vredige, stil, stille, kalmerend, kalmerende',
  clean: 'clean, schoon, schone, zuiver, zuivere, puur, pure, onvervormd, onvervormde',
  crisp: 'fris, frisse, scherp, scherpe, knisperend, knisperende, knapperig, knapperige, crisp',
  dark: 'donker, donkere, duister, duistere, somber, sombere, dof, doffe, gedempt, gedempte, dark',
  deep: 'diep, diepe, laag, lage, deep',
  detuned: 'ontstemd, ontstemde, vals, valse, zwevend, zwevende, detuned',
  digital:
    'digitaal, digitale, synthetisch, synthetische, kunstmatig, kunstmatige, robotachtig, robotachtige, 8-bit, chiptune',
  dirty: 'vuil, vuile, smerig, smerige, vies, vieze, groezelig, groezelige, dirty',
  distorted:
    'vervormd, vervormde, overstuurd, overstuurde, verzadigd, verzadigde, geclipt, geclipte, vervorming, overdrive',
  dreamy: 'dromerig, dromerige, sferisch, sferische, wazig, wazige',
  driving: 'stuwend, stuwende, energiek, energieke, opzwepend, opzwepende, drijvend, drijvende',
  dry: 'droog, droge, dry, zonder galm',
  dusty: 'stoffig, stoffige, krakend, krakende, vinyl',
  evolving:
    'evoluerend, evoluerende, veranderend, veranderende, veranderlijk, veranderlijke, bewegend, bewegende',
  falling: 'dalend, dalende, vallend, vallende, zakkend, zakkende, aflopend, aflopende',
  fat: 'vet, vette, dik, dikke, massief, massieve, groot, grote, vol, volle',
  glassy:
    'glasachtig, glasachtige, glazig, glazige, glazen, kristalhelder, kristalheldere, glas, ijzig, ijzige',
  gritty: 'rauw, rauwe, ruw, ruwe, korrelig, korrelige, schurend, schurende, grof, grove',
  hard: 'hard, harde, stevig, stevige, zwaar, zware',
  hypnotic:
    'hypnotiserend, hypnotiserende, hypnotisch, hypnotische, bezwerend, bezwerende, repetitief, repetitieve',
  'lo-fi': 'lofi, lo-fi, tape',
  long: 'lang, lange, aanhoudend, aanhoudende, langgerekt, langgerekte, aangehouden',
  melancholic:
    'melancholisch, melancholische, melancholiek, melancholieke, weemoedig, weemoedige, droevig, droevige, treurig, treurige',
  melodic: 'melodisch, melodische, melodieus, melodieuze, melodie, muzikaal, muzikale',
  metallic:
    'metaalachtig, metaalachtige, metalig, metalige, metaal, metalen, staal, ijzeren, blikkerig, blikkerige',
  minimal:
    'minimaal, minimale, minimalistisch, minimalistische, spaarzaam, spaarzame, simpel, simpele, eenvoudig, eenvoudige, kaal, kale',
  noisy: 'ruizig, ruizige, ruisend, ruisende, ruis, sissend, sissende, lawaaierig, lawaaierige',
  organic:
    'organisch, organische, natuurlijk, natuurlijke, aards, aardse, handgespeeld, handgespeelde',
  playful:
    'speels, speelse, grappig, grappige, leuk, leuke, eigenzinnig, eigenzinnige, schattig, schattige',
  pumping: 'pompend, pompende, sidechain, geduckt, geduckte',
  punchy: 'punchy, punch, krachtig, krachtige, pittig, pittige, knallend, knallende',
  resonant: 'resonerend, resonerende, resonant, resonante, resonantie, fluitend, fluitende',
  rising: 'stijgend, stijgende, oplopend, oplopende, opbouwend, opbouwende, klimmend, klimmende',
  rolling: 'rollend, rollende, vloeiend, vloeiende, lopend, lopende, galopperend, galopperende',
  short: 'kort, korte, bondig, bondige, staccato',
  soft: 'zacht, zachte, mild, milde, teder, tedere, rond, ronde, soft',
  sub: 'sub, subbas, sub-bas, sublaag',
  swinging: 'swingend, swingende, swing, geshuffeld, geshuffelde, shuffle, groovy',
  syncopated: 'gesyncopeerd, gesyncopeerde, offbeat, off-beat, gebroken, tegendraads, tegendraadse',
  tense:
    'gespannen, dreigend, dreigende, onheilspellend, onheilspellende, zenuwachtig, zenuwachtige, griezelig, griezelige',
  tight: 'strak, strake, compact, compacte, nauwkeurig, nauwkeurige, tight',
  vintage:
    'vintage, retro, oldschool, old school, nostalgisch, nostalgische, klassiek, klassieke, oud, oude, jaren tachtig',
  warm: 'warm, warme, warmte, behaaglijk, behaaglijke, gezellig, gezellige',
  wet: 'galmend, galmende, galm, nat, natte, ruimtelijk, ruimtelijke, reverb, echo',
  wide: 'breed, brede, wijd, wijde, stereo',
  wooden: 'houtachtig, houtachtige, houten, houtig, houtige, hout',
}
