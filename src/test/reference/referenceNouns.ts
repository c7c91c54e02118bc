// The order of forms is nominative, accusative, dative, genitive, each for singular, singular with
// article, plural, plural with article. Doubtful forms are omitted. If two forms are in use, both
// are listed.

/** All forms of nouns, by declension and lemma. */
export const referenceNouns: Record<string, Record<string, string>> = {
  'masculine, strong, plural -ar': {
    stóll: `stóll stól stóli stóls stóllinn stólinn stólnum stólsins
      stólar stóla stólum stóla stólarnir stólana stólunum stólanna`,
    arkitekt: `arkitekt arkitekt arkitekti arkitekts arkitektinn arkitektinn arkitektinum arkitektsins
      arkitektar arkitekta arkitektum arkitekta arkitektarnir arkitektana arkitektunum arkitektanna`,
    garður: `garður garð garði garðs garðurinn garðinn garðinum garðsins
      garðar garða görðum garða garðarnir garðana görðunum garðanna`,
    hamar: `hamar hamar hamri hamars hamarinn hamarinn hamrinum hamarsins
      hamrar hamra hömrum hamra hamrarnir hamrana hömrunum hamranna`,
    jökull: `jökull jökul jökli jökuls jökullinn jökulinn jöklinum jökulsins
      jöklar jökla jöklum jökla jöklarnir jöklana jöklunum jöklanna`,
    steinn: `steinn stein steini steins steinninn steininn steininum steinsins
      steinar steina steinum steina steinarnir steinana steinunum steinanna`,
    dagur: `dagur dag degi dags dagurinn daginn deginum dagsins
      dagar daga dögum daga dagarnir dagana dögunum daganna`,
    læknir: `læknir lækni lækni læknis læknirinn lækninn lækninum læknisins
      læknar lækna læknum lækna læknarnir læknana læknunum læknanna`,
  },
  'masculine, strong, plural -ir': {
    fjörður: `fjörður fjörð firði fjarðar fjörðurinn fjörðinn firðinum fjarðarins
      firðir firði fjörðum fjarða firðirnir firðina fjörðunum fjarðanna`,
    þáttur: `þáttur þátt þætti þáttar þátturinn þáttinn þættinum þáttarins
      þættir þætti þáttum þátta þættirnir þættina þáttunum þáttanna`,
    völlur: `völlur völl velli vallar völlurinn völlinn vellinum vallarins
      vellir velli völlum valla vellirnir vellina völlunum vallanna`,
    hönnuður: `hönnuður hönnuð hönnuði hönnuðar hönnuðurinn hönnuðinn hönnuðinum hönnuðarins
      hönnuðir hönnuði hönnuðum hönnuða hönnuðirnir hönnuðina hönnuðunum hönnuðanna`,
    staður: `staður stað stað staðar staðurinn staðinn staðnum staðarins
      staðir staði stöðum staða staðirnir staðina stöðunum staðanna`,
    gestur: `gestur gest gesti gests gesturinn gestinn gestinum gestsins
      gestir gesti gestum gesta gestirnir gestina gestunum gestanna`,
    bekkur: `bekkur bekk bekk bekkjar bekkurinn bekkinn bekknum bekkjarins
      bekkir bekki bekkjum bekkja bekkirnir bekkina bekkjunum bekkjanna`,
    vefnaður: `vefnaður vefnað vefnaði vefnaðar
      vefnaðurinn vefnaðinn vefnaðinum vefnaðarins`,
    markaður: `markaður markað markaði markaðar markaðs
      markaðurinn markaðinn markaðinum markaðnum markaðarins markaðsins
      markaðir markaði mörkuðum markaða markaðirnir markaðina mörkuðunum markaðanna`,
  },
  'masculine, strong, others': {
    maður: `maður mann manni manns maðurinn manninn manninum mannsins
      menn menn mönnum manna mennirnir mennina mönnunum mannanna`,
    bróðir: `bróðir bróður bróður bróður bróðirinn bróðurinn bróðurnum bróðurins
      bræður bræður bræðrum bræðra bræðurnir bræðurna bræðrunum bræðranna`,
    fótur: `fótur fót fæti fótar fóturinn fótinn fætinum fótarins
      fætur fætur fótum fóta fæturnir fæturna fótunum fótanna`,
    skór: `skór skó skó skós skórinn skóinn skónum skósins
      skór skó skóm skóa skórnir skóna skónum skónna`,
    nemandi: `nemandi nemanda nemanda nemanda nemandinn nemandann nemandanum nemandans
      nemendur nemendur nemendum nemenda nemendurnir nemendurna nemendunum nemendanna`,
  },
  'masculine, weak': {
    tími: `tími tíma tíma tíma tíminn tímann tímanum tímans
      tímar tíma tímum tíma tímarnir tímana tímunum tímanna`,
    kennari: `kennari kennara kennara kennara kennarinn kennarann kennaranum kennarans
      kennarar kennara kennurum kennara kennararnir kennarana kennurunum kennaranna`,
  },
  'feminine, strong, plural -ir': {
    hönnun: `hönnun hönnun hönnun hönnunar hönnunin hönnunina hönnuninni hönnunarinnar
      hannanir hannanir hönnunum hannana hannanirnar hannanirnar hönnununum hannananna`,
    verslun: `verslun verslun verslun verslunar verslunin verslunina versluninni verslunarinnar
      verslanir verslanir verslunum verslana verslanirnar verslanirnar verslununum verslananna`,
    mynd: `mynd mynd mynd myndar myndin myndina myndinni myndarinnar
      myndir myndir myndum mynda myndirnar myndirnar myndunum myndanna`,
    höfn: `höfn höfn höfn hafnar höfnin höfnina höfninni hafnarinnar
      hafnir hafnir höfnum hafna hafnirnar hafnirnar höfnunum hafnanna`,
    öld: `öld öld öld aldar öldin öldina öldinni aldarinnar
      aldir aldir öldum alda aldirnar aldirnar öldunum aldanna`,
    fjöður: `fjöður fjöður fjöður fjaðrar fjöðrin fjöðrina fjöðrinni fjaðrarinnar
      fjaðrir fjaðrir fjöðrum fjaðra fjaðrirnar fjaðrirnar fjöðrunum fjaðranna`,
  },
  'feminine, strong, plural -ar': {
    sýning: `sýning sýningu sýningu sýningar sýningin sýninguna sýningunni sýningarinnar
      sýningar sýningar sýningum sýninga sýningarnar sýningarnar sýningunum sýninganna`,
    vél: `vél vél vél vélar vélin vélina vélinni vélarinnar
      vélar vélar vélum véla vélarnar vélarnar vélunum vélanna`,
    heiði: `heiði heiði heiði heiðar heiðin heiðina heiðinni heiðarinnar
      heiðar heiðar heiðum heiða heiðarnar heiðarnar heiðunum heiðanna`,
  },
  'feminine, strong, others': {
    bók: `bók bók bók bókar bókin bókina bókinni bókarinnar
      bækur bækur bókum bóka bækurnar bækurnar bókunum bókanna`,
    hönd: `hönd hönd hendi handar höndin höndina hendinni handarinnar
      hendur hendur höndum handa hendurnar hendurnar höndunum handanna`,
    nótt: `nótt nótt nótt nætur nóttin nóttina nóttinni næturinnar
      nætur nætur nóttum nótta næturnar næturnar nóttunum nóttanna`,
    brú: `brú brú brú brúar brúin brúna brúnni brúarinnar
      brýr brýr brúm brúa brýrnar brýrnar brúnum brúnna`,
    systir: `systir systur systur systur systirin systurina systurinni systurinnar
      systur systur systrum systra systurnar systurnar systrunum systranna`,
  },
  'feminine, weak': {
    kirkja: `kirkja kirkju kirkju kirkju kirkjan kirkjuna kirkjunni kirkjunnar
      kirkjur kirkjur kirkjum kirkna kirkjurnar kirkjurnar kirkjunum kirknanna`,
    saga: `saga sögu sögu sögu sagan söguna sögunni sögunnar
      sögur sögur sögum sagna sögurnar sögurnar sögunum sagnanna`,
    kona: `kona konu konu konu konan konuna konunni konunnar
      konur konur konum kvenna konurnar konurnar konunum kvennanna`,
    stefna: `stefna stefnu stefnu stefnu stefnan stefnuna stefnunni stefnunnar
      stefnur stefnur stefnum stefna stefnurnar stefnurnar stefnunum stefnanna`,
    gleði: `gleði gleði gleði gleði gleðin gleðina gleðinni gleðinnar`,
  },
  'neuter, strong': {
    hús: `hús hús húsi húss húsið húsið húsinu hússins
      hús hús húsum húsa húsin húsin húsunum húsanna`,
    land: `land land landi lands landið landið landinu landsins
      lönd lönd löndum landa löndin löndin löndunum landanna`,
    verk: `verk verk verki verks verkið verkið verkinu verksins
      verk verk verkum verka verkin verkin verkunum verkanna`,
    efni: `efni efni efni efnis efnið efnið efninu efnisins
      efni efni efnum efna efnin efnin efnunum efnanna`,
    merki: `merki merki merki merkis merkið merkið merkinu merkisins
      merki merki merkjum merkja merkin merkin merkjunum merkjanna`,
    nes: `nes nes nesi ness nesið nesið nesinu nessins
      nes nes nesjum nesja nesin nesin nesjunum nesjanna`,
    sumar: `sumar sumar sumri sumars sumarið sumarið sumrinu sumarsins
      sumur sumur sumrum sumra sumrin sumrin sumrunum sumranna`,
    hérað: `hérað hérað héraði héraðs héraðið héraðið héraðinu héraðsins
      héruð héruð héruðum héraða héruðin héruðin héruðunum héraðanna`,
    letur: `letur letur letri leturs letrið letrið letrinu letursins
      letur letur letrum letra letrin letrin letrunum letranna`,
    tré: `tré tré tré trés tréð tréð trénu trésins
      tré tré trjám trjáa trén trén trjánum trjánna`,
    keramik: `keramik keramik keramiki keramiks
      keramikið keramikið keramikinu keramiksins`,
  },
  'neuter, weak': {
    auga: `auga auga auga auga augað augað auganu augans
      augu augu augum augna augun augun augunum augnanna`,
    hjarta: `hjarta hjarta hjarta hjarta hjartað hjartað hjartanu hjartans
      hjörtu hjörtu hjörtum hjartna hjörtun hjörtun hjörtunum hjartnanna`,
  },
  'compounds of this field': {
    landslagsarkitekt: `landslagsarkitekt landslagsarkitekti landslagsarkitekts
      landslagsarkitektinn landslagsarkitektinum landslagsarkitektsins
      landslagsarkitektar landslagsarkitekta landslagsarkitektum
      landslagsarkitektarnir landslagsarkitektana landslagsarkitektunum landslagsarkitektanna`,
    innanhússarkitekt: `innanhússarkitekt innanhússarkitekti innanhússarkitekts
      innanhússarkitektinn innanhússarkitektinum innanhússarkitektsins
      innanhússarkitektar innanhússarkitekta innanhússarkitektum
      innanhússarkitektarnir innanhússarkitektana innanhússarkitektunum innanhússarkitektanna`,
    húsgagn: `húsgagn húsgagn húsgagni húsgagns húsgagnið húsgagnið húsgagninu húsgagnsins
      húsgögn húsgögn húsgögnum húsgagna húsgögnin húsgögnin húsgögnunum húsgagnanna`,
    vöruhönnun: `vöruhönnun vöruhönnunar
      vöruhönnunin vöruhönnunina vöruhönnuninni vöruhönnunarinnar`,
    fatahönnuður: `fatahönnuður fatahönnuð fatahönnuði fatahönnuðar
      fatahönnuðurinn fatahönnuðinn fatahönnuðinum fatahönnuðarins
      fatahönnuðir fatahönnuði fatahönnuðum fatahönnuða
      fatahönnuðirnir fatahönnuðina fatahönnuðunum fatahönnuðanna`,
    byggingarlist: `byggingarlist byggingarlistar
      byggingarlistin byggingarlistina byggingarlistinni byggingarlistarinnar
      byggingarlistir byggingarlistum byggingarlista
      byggingarlistirnar byggingarlistunum byggingarlistanna`,
    leirlist: `leirlist leirlistar leirlistin leirlistina leirlistinni leirlistarinnar
      leirlistir leirlistum leirlista leirlistirnar leirlistunum leirlistanna`,
    leirmunur: `leirmunur leirmun leirmunar leirmunurinn leirmuninn leirmuninum leirmunarins
      leirmunir leirmuni leirmunum leirmuna leirmunirnir leirmunina leirmununum leirmunanna`,
    skipulagsfræðingur: `skipulagsfræðingur skipulagsfræðing skipulagsfræðingi skipulagsfræðings
      skipulagsfræðingurinn skipulagsfræðinginn skipulagsfræðingnum skipulagsfræðingsins
      skipulagsfræðingar skipulagsfræðinga skipulagsfræðingum
      skipulagsfræðingarnir skipulagsfræðingana skipulagsfræðingunum skipulagsfræðinganna`,
    iðnaðarmaður: `iðnaðarmaður iðnaðarmann iðnaðarmanni iðnaðarmanns
      iðnaðarmaðurinn iðnaðarmanninn iðnaðarmanninum iðnaðarmannsins
      iðnaðarmenn iðnaðarmönnum iðnaðarmanna
      iðnaðarmennirnir iðnaðarmennina iðnaðarmönnunum iðnaðarmannanna`,
  },
};
