// The order of forms is infinitive and present, past, subjunctive, imperative, present participle,
// supine. If a verb has a middle voice or a past participle (in all genders, strong and weak),
// these forms are listed too.

/** Forms of verbs, by class and lemma. */
export const referenceVerbs: Record<string, Record<string, string>> = {
  'verb, weak, -aði': {
    hanna: `hanna hannar hönnum hannið hanni hannir hannaði hannaðir hönnuðum hönnuðuð hönnuðu
      hannaðu hannandi hannað
      hannaður hannaðan hannaðs hönnuð hannaða hannaðri hannaðrar hannaðra hannaðar`,
    smíða: `smíða smíðar smíðum smíðið smíði smíðir smíðaði smíðaðir smíðuðum smíðuðuð smíðuðu
      smíðaðu smíðandi smíðað
      smíðaður smíðaðan smíðaðs smíðuð smíðaða smíðaðri smíðaðrar smíðaðra smíðaðar`,
    opna: `opna opnar opnum opnið opni opnir opnaði opnaðir opnuðum opnuðuð opnuðu
      opnaðu opnandi opnað opnast opnumst opnist opnaðist opnuðumst opnuðust
      opnaður opnaðan opnaðs opnuð opnaða opnaðri opnaðrar opnaðra opnaðar`,
    hugsa: `hugsa hugsar hugsum hugsið hugsi hugsir hugsaði hugsaðir hugsuðum hugsuðuð hugsuðu
      hugsaðu hugsandi hugsað
      hugsaður hugsaðan hugsaðs hugsuð hugsaða hugsaðri hugsaðrar hugsaðra hugsaðar`,
  },
  'verb, weak, -di -ti -ði': {
    byggja: `byggja byggi byggir byggjum byggið byggði byggðir byggðum byggðuð byggðu
      byggjandi byggt byggjast byggist byggjumst byggðist byggðumst byggðust byggst
      byggður byggðan byggðs byggð byggða byggðri byggðrar byggðra byggðar`,
    sýna: `sýna sýni sýnir sýnum sýnið sýndi sýndir sýndum sýnduð sýndu
      sýnandi sýnt sýnast sýnist sýnumst sýndist sýndumst sýndust sýnst
      sýndur sýndan sýnds sýnd sýnda sýndri sýndrar sýndra sýndar`,
    kenna: `kenna kenni kennir kennum kennið kenndi kenndir kenndum kennduð kenndu kennandi kennt
      kenndur kenndan kennds kennd kennda kenndri kenndrar kenndra kenndar`,
    veita: `veita veiti veitir veitum veitið veitti veittir veittum veittuð veittu veitandi veitt
      veittur veittan veitts veitta veittri veittrar veittra veittar`,
    framleiða: `framleiða framleiði framleiðir framleiðum framleiðið framleiddi framleiddir
      framleiddum framleidduð framleiddu framleiðandi framleitt
      framleiddur framleiddan framleidds framleidd framleidda framleiddri framleiddrar
      framleiddra framleiddar`,
    gera: `gera geri gerir gerum gerið gerði gerðir gerðum gerðuð gerðu gerandi gert
      gerast gerist gerumst gerðist gerðumst gerðust gerst
      gerður gerðan gerðs gerð gerða gerðri gerðrar gerðra gerðar`,
    horfa: `horfa horfi horfir horfum horfið horfði horfðir horfðum horfðuð horfðu horfandi horft
      horfast horfist horfumst horfðist horfðumst horfðust horfst`,
  },
  'verb, weak, with other stems': {
    velja: `velja vel velur veljum veljið velji veljir valdi valdir völdum völduð völdu
      veldi veldir veldum velduð veldu veljandi valið
      veljast velst veljumst veljist valdist völdumst völdust valist
      valinn valins valin valda valinni valinnar valinna valdar`,
    flytja: `flytja flyt flytur flytjum flytjið flytji flytjir flutti fluttir fluttum fluttuð fluttu
      flytti flyttir flyttum flyttuð flyttu flytjandi flutt
      flytjast flyst flytjumst flytjist fluttist fluttumst fluttust flust
      fluttur fluttan flutts flutta fluttri fluttrar fluttra fluttar`,
    leggja: `leggja legg leggur leggjum leggið leggi leggir lagði lagðir lögðum lögðuð lögðu
      legði legðir legðum legðuð legðu leggðu leggjandi lagt
      leggjast leggst leggjumst leggist lagðist lögðumst lögðust legðist lagst
      lagður lagðan lagðs lögð lagða lagðri lagðrar lagðra lagðar`,
    segja: `segja segi segir segjum segið sagði sagðir sögðum sögðuð sögðu
      segði segðir segðum segðuð segðu segjandi sagt
      segjast segist segjumst sagðist sögðumst sögðust segðist sagst
      sagður sagðan sagðs sögð sagða sagðri sagðrar sagðra sagðar`,
    kaupa: `kaupa kaupi kaupir kaupum kaupið keypti keyptir keyptum keyptuð keyptu kauptu kaupandi
      keypt keyptur keyptan keypts keypta keyptri keyptrar keyptra keyptar`,
  },
  'verb, strong': {
    rísa: `rísa rís rísum rísið reis reist risum risuð risu risi risir rísi rísir rístu rísandi risið
      risinn risins risin risna risinni risinnar risnum risnu risnir risinna risnar risni`,
    bjóða: `bjóða býð býður bjóðum bjóðið bjóði bjóðir bauð bauðst buðum buðuð buðu
      byði byðir byðum byðuð byðu bjóddu bjóðandi boðið
      bjóðast býðst bjóðumst bjóðist buðumst buðust boðist
      boðinn boðins boðin boðna boðinni boðinnar boðnum boðnu boðnir boðinna boðnar boðni`,
    verða: `verða verð verður verðum verðið verði verðir varð varðst urðum urðuð urðu
      yrði yrðir yrðum yrðuð yrðu verðandi orðið
      orðinn orðins orðin orðna orðinni orðinnar orðnum orðnu orðnir orðinna orðnar orðni`,
    vinna: `vinna vinn vinnur vinnum vinnið vinni vinnir vann vannst unnum unnuð unnu
      ynni ynnir ynnum ynnuð ynnu vinndu vinnandi unnið vinnast vinnst vinnumst vinnist unnust unnist
      unninn unnins unnin unna unninni unninnar unnir unninna unnar unni`,
    bera: `bera ber berð berum berið beri berir bar barst bárum báruð báru
      bæri bærir bærum bæruð bæru berðu berandi borið
      berast berst berumst berist bárumst bárust bærist borist
      borinn borins borin borna borinni borinnar bornum bornu bornir borinna bornar borni`,
    koma: `koma kem kemur komum komið komi komir kom komst komuð komu
      kæmi kæmir kæmum kæmuð kæmu komdu komandi komast kemst komumst komist
      kominn komins komin komna kominni kominnar komnum komnu komnir kominna komnar komni`,
    gefa: `gefa gef gefur gefum gefið gefi gefir gaf gafst gáfum gáfuð gáfu
      gæfi gæfir gæfum gæfuð gæfu gefðu gefandi gefast gefst gefumst gefist gáfumst gáfust gæfist
      gefinn gefins gefin gefna gefinni gefinnar gefnum gefnu gefnir gefinna gefnar gefni`,
    sjá: `sjá sé sérð sér sjáum sjáið sjái sjáir sá sást sáum sáuð sáu
      sæi sæir sæjum sæjuð sæju sjáðu sjáandi séð sjást sést sjáumst sjáist sáumst sáust
      séður séðan séðs séða séðri séðrar séðum séðu séðir séðra séðar séði`,
    fara: `fara fer ferð förum farið fari farir fór fórst fórum fóruð fóru
      færi færir færum færuð færu farðu farandi farast ferst förumst farist fórust færist
      farinn farins farin farna farinni farinnar förnum förnu farnir farinna farnar farni`,
    taka: `taka tek tekur tökum takið taki takir tók tókst tókum tókuð tóku
      tæki tækir tækjum tækjuð tækju taktu takandi tekið
      takast tekst tökumst takist tókumst tókust tækist
      tekinn tekins tekin tekna tekinni tekinnar teknum teknu teknir tekinna teknar tekni`,
    halda: `halda held heldur höldum haldið haldi haldir hélt hélst héldum hélduð héldu
      héldi héldir haltu haldandi haldast helst höldumst haldist héldumst héldust héldist
      haldinn haldins haldin haldna haldinni haldinnar höldnum höldnu haldnir haldinna haldnar haldni`,
    fá: `fá fæ færð fær fáum fáið fái fáir fékk fékkst fengum fenguð fengu fengi fengir fáðu fengið
      fást fæst fáumst fáist fengumst fengust
      fenginn fengins fengin fengna fenginni fenginnar fengnum fengnu fengnir fenginna fengnar fengni`,
    búa: `búa bý býrð býr búum búið búi búir bjó bjóst bjuggum bjugguð bjuggu
      byggi byggir byggjum byggjuð byggju búðu búandi búast býst búumst búist bjuggumst bjuggust
      búinn búins búin búna búinni búinnar búnum búnu búnir búinna búnar búni`,
  },
  'verb, preterite-present': {
    eiga: `eiga á átt eigum eigið eigi eigir átti áttir áttum áttuð áttu
      ætti ættir ættum ættuð ættu eigandi`,
  },
};
