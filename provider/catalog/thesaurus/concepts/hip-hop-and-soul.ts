/** Hip-hop, soul, funk and what grew out of them. */
export const hipHopAndSoul = `
hip-hop ~ rap, boom-bap, trap, drums, break, bass, vinyl : punchy, dusty, slow
* hip hop, hiphop, oldschool hip hop, old school hip hop, 90s hip hop, type beat, gfunk, g funk, gangsta, swagger, hood, flex, turn up
de Gangster
nl gangster
it gangster, quartiere?
fr gangster, quartier?
es gánster, barrio?
* dr dre, kanye west, kanye, kendrick lamar, kendrick, eminem, 50 cent, snoop dogg, tupac, 2pac, biggie, notorious big, cypress hill, public enemy, run dmc, beastie boys, outkast, asap rocky, tyler the creator, mac miller, drake, jay z, missy elliott, a tribe called quest, fugees, lauryn hill, iam, mc solaar, suprême ntm, ntm, sido, bushido, cro, fanta vier, die fantastischen vier
nl nederhop, straatrap | it storie di strada, rap west coast, noyz narcos | fr racaille, caïd

rap < hip-hop ~ rap-vocal, trap
* rap, rap music
en to rap to, to rap over, to rap on, rap over, for rapping, to freestyle over | de rappen, zum Rappen, drüberrappen, zum Freestylen | nl rappen, om op te rappen, om over te rappen
it rappare, da rappare, per rappare, rapparci sopra | fr rapper!, pour rapper, poser dessus, pour poser, kicker dessus | es rapear, para rapear, rapeo, improvisar rimas
de Deutschrap, Sprechgesang, Haftbefehl, Apache 207 | fr rap français, rap conscient, egotrip, skyrock, orelsan | es batalla de gallos

boom-bap < hip-hop ~ sp-1200, mpc, dusty, break : dusty, punchy, swinging, slow
* boom bap, boombap, boom bap drums, golden era, nujabes, dj premier, madlib
* pete rock, wu tang, nas, mobb deep, griselda, alchemist, rza
* wu tang clan, gang starr, joey badass, jurassic 5, de la soul
de Kopfnicker, zum Mitnicken | fr nekfeu

lofi-hip-hop < hip-hop ~ lo-fi, vinyl, electric-piano, calm : dusty, warm, soft, slow = lo-fi
* lofi hip hop, lo fi hip hop, lofi, lo fi, low fi, chillhop, lofi beats, lofi beat, lo fi beats, chill hop, lofi chill, study beats, study music
fr pour étudier | de zum Lernen | es para estudiar | it per studiare | nl om te studeren
* lofi girl, knxwledge, mf doom
* lofi hip hop radio, jinsang, idealism, tomppabeats

trap < hip-hop ~ bass-808, closed-hat, drill, rap, snare, bell : sub, hard, dark, slow
* trap, trap music, trap soul, trapsoul, travis scott, metro boomin
* southside, lex luger, zaytoven, 808 mafia, migos, future rapper
* playboi carti, lil uzi vert, xxxtentacion, juice wrld, post malone, mike dean, 21 savage, offset, cardi b, sfera ebbasta, booba, jul, pnl, capital bra, duki, bizarrap, eladio carrion, frenna
it capo plaza, geolier | fr ninho, damso

drill < hip-hop ~ trap, grime, bass-808, sliding, piano, strings : dark, sub, tense
* drill, uk drill, ny drill
* pop smoke, headie one, central cee, chief keef
fr gazo, freeze corleone

phonk < hip-hop ~ cowbell, memphis, distorted, trap, bass-808, tape : distorted, dirty, dark
* phonk, drift phonk, phonk house
* dj screw, three six mafia, kordhell
* three 6 mafia, dvrst, playaphonk

memphis < hip-hop ~ phonk, dusty
* memphis, memphis rap

cloud-rap < hip-hop ~ trap, dreamy
* cloud rap, cloudrap, cloud
* yung lean, lil peep, clams casino
* asap ferg, spaceghostpurrp, bladee, drain gang

rage < trap ~ hyperpop, distorted
* rage, plugg, pluggnb

crunk < hip-hop ~ trap, shout
* crunk, hyphy, dirty south

trip-hop < downtempo ~ hip-hop, dusty, dark : dark, dusty, slow
* trip hop, triphop, portishead, massive attack
* tricky, morcheeba, dj shadow, bonobo, thievery corporation
* gorillaz, hooverphonic, sneaker pimps, unkle, nightmares on wax, kruder dorfmeister, kruder and dorfmeister, air moon safari

downtempo < electronic ~ chillout, slow, calm, ambient : slow, soft, warm
* downtempo, down tempo, lounge?, downbeat

chillout < downtempo ~ calm, ambient, lofi-hip-hop : soft, calm, warm, slow
* chillout, chill out, chill out music, chillwave, chill wave, chillstep | de Chillout-Musik | it chill-out

r-and-b ~ soul, electric-piano, hip-hop : warm, soft, slow
* r&b, rnb, r n b, r and b, rhythm and blues, rhythm n blues, r'n'b, alternative r&b, contemporary r&b
* the weeknd, frank ocean, sza, usher, timbaland, the neptunes, brent faiyaz

neo-soul < soul, r-and-b ~ electric-piano, jazz : warm, soft, swinging
* neo soul, neosoul, nu soul
* d angelo, erykah badu, anderson paak, hiatus kaiyote, tom misch

soul ~ funk, r-and-b, gospel, electric-piano, brass, organ, strings, vocal : warm, vintage
* soul, soul music, motown, northern soul | en soulful | de soulig | fr soulful | es soulful
* stax, marvin gaye, aretha franklin, otis redding, stevie wonder
* bill withers, curtis mayfield, amy winehouse, adele soul, al green, nina simone, alicia keys, sam cooke, michael kiwanuka

gospel < soul ~ choir, organ, piano
* gospel, gospel choir, gospel piano

funk ~ disco, soul, slap-bass, clavinet, bass-guitar, guitar, brass, break, electric-piano : syncopated, swinging, bouncy, punchy, groovy, tight
* funk, funky, funk music, p funk | de funkig, Funk | it funky | fr funky | es funky
* james brown, parliament, prince, george clinton, sly stone, jamiroquai
* funkadelic, bootsy collins, sly and the family stone, the meters, vulfpeck, cory wong, rick james, red hot chili peppers, flea bass | fr funky bien groovy, funkie
en blaxploitation, porn groove | de Jan Delay

disco ~ funk, house, open-hat, strings, bass-guitar, clap : bright, bouncy, wide
* disco, disco music, discohouse
* chic, nile rodgers, donna summer, abba, bee gees, village people
* kool and the gang, earth wind and fire, sylvester, diana ross, gloria gaynor, studio 54, saturday night fever, boney m

nu-disco < disco ~ house, funk, french-house
* nu disco, nudisco, disco house, indie dance

boogie < funk ~ disco, synth-bass, talkbox
* boogie, electro boogie, electro funk

afrobeats ~ dancehall, amapiano, percussion, shaker, conga, log-drum, guitar, rimshot : bouncy, warm, syncopated = afrobeat
* afrobeats, afrobeat, afro, afropop, afro pop, afroswing, naija, afro beat
* fela kuti, burna boy, wizkid, tony allen, tems
* tyla, asake, rema, davido, angelique kidjo
fr aya nakamura

amapiano < house ~ afro-house, log-drum, shaker, bass, electric-piano, percussion : deep, warm, slow
* amapiano, ama piano, gqom, kwaito, piano amapiano
* kabza de small, dj maphorisa, uncle waffles

afro-cuban < latin ~ conga, clave, timbale
* afro cuban, afrocuban | de afrokubanisch | nl afro-Cubaans | it afrocubano | fr afro-cubain | es afrocubano, guaguancó

reggaeton < latin ~ dancehall, dembow, percussion, drums, bass, timbale, conga : punchy, syncopated, slow
* reggaeton, reggaetón, regueton, reguetón, perreo, neoperreo, moombahton, bad bunny
* daddy yankee, j balvin, karol g, tego calderon
* rosalia, ozuna, maluma, don omar, tainy, rauw alejandro, feid, young miko
nl yellow claw | es perrear, rkt

dembow < reggaeton ~ syncopated, drums, percussion, snare, kick : syncopated, punchy, slow
* dembow

dancehall < reggae ~ reggaeton, afrobeats, air-horn : bouncy, syncopated
* dancehall, ragga, raggamuffin, bashment
* sean paul, shaggy, vybz kartel, popcaan, rihanna dancehall
en selecta | de Seeed, Peter Fox | nl bubbling house | fr shatta

dub < reggae ~ tape-echo, dub-techno, siren, dubstep, stab, delay, bass, skank, rimshot : wet, deep, warm, slow
* dub, dub music, dub reggae, dubby, dubwise, king tubby
* lee perry, scientist dub, mad professor, augustus pablo

reggae ~ dub, dancehall, skank, organ, bass, rimshot, melodica : warm, bouncy, slow
* reggae, roots reggae, rasta, one drop, rocksteady
* bob marley, sly and robbie, peter tosh
en lovers rock

ska < reggae ~ brass, punk
* ska, skank guitar
`
