// The order of forms is strong (masculine, feminine, neuter, plural), weak, comparative,
// superlative (strong and weak). Rare comparison is omitted.

/** All forms of adjectives, by declension and lemma. */
export const referenceAdjectives: Record<string, Record<string, string>> = {
  'adjective, regular': {
    fallegur: `fallegur fallegan fallegum fallegs falleg fallega fallegri fallegrar fallegt fallegu
      fallegir fallegra fallegar fallegi fallegri fallegra
      fallegastur fallegastan fallegustum fallegasts fallegust fallegasta fallegastri fallegastrar
      fallegast fallegustu fallegastir fallegastra fallegastar fallegasti`,
    grafískur: `grafískur grafískan grafískum grafísks grafísk grafíska grafískri grafískrar grafískt
      grafísku grafískir grafískra grafískar grafíski`,
    íslenskur: `íslenskur íslenskan íslenskum íslensks íslensk íslenska íslenskri íslenskrar íslenskt
      íslensku íslenskir íslenskra íslenskar íslenski`,
    svartur: `svartur svartan svörtum svarts svört svarta svartri svartrar svart svörtu
      svartir svartra svartar svarti svartari svartara
      svartastur svartastan svörtustum svartasts svörtust svartasta svartastri svartastrar
      svartast svörtustu svartastir svartastra svartastar svartasti`,
    norrænn: `norrænn norrænan norrænum norræns norræn norræna norrænni norrænnar norrænt norrænu
      norrænir norrænna norrænar norræni`,
    blár: `blár bláan bláum blás blá bláa blárri blárrar blátt bláu bláir blárra bláar blái`,
    nýr: `nýr nýjan nýjum nýs ný nýja nýrri nýrrar nýtt nýju nýir nýrra nýjar nýi
      nýjastur nýjastan nýjustum nýjasts nýjust nýjasta nýjastri nýjastrar
      nýjast nýjustu nýjastir nýjastra nýjastar nýjasti`,
  },
  'adjective, syncopated': {
    opinn: `opinn opnum opins opin opna opinni opinnar opið opnu opnir opinna opnar opni
      opnari opnara opnastur opnastan opnustum opnasts opnust opnasta opnastri opnastrar
      opnast opnustu opnastir opnastra opnastar opnasti`,
    fagur: `fagur fagran fögrum fagurs fögur fagra fagurri fagurrar fagurt fögru
      fagrir fagurra fagrar fagri fegurri fegurra
      fegurstur fegurstan fegurstum fegursts fegurst fegursta fegurstri fegurstrar
      fegurstu fegurstir fegurstra fegurstar fegursti`,
  },
  'adjective, comparison with i-umlaut': {
    stór: `stór stóran stórum stórs stóra stórri stórrar stórt stóru stórir stórra stórar stóri
      stærri stærra stærstur stærstan stærstum stærsts stærst stærsta stærstri stærstrar
      stærstu stærstir stærstra stærstar stærsti`,
    langur: `langur langan löngum langs löng langa langri langrar langt löngu
      langir langra langar langi lengri lengra
      lengstur lengstan lengstum lengsts lengst lengsta lengstri lengstrar
      lengstu lengstir lengstra lengstar lengsti`,
  },
  'adjective, suppletive': {
    gamall: `gamall gamlan gömlum gamals gömul gamla gamalli gamallar gamalt gömlu
      gamlir gamalla gamlar gamli eldri eldra
      elstur elstan elstum elsts elst elsta elstri elstrar elstu elstir elstra elstar elsti`,
    góður: `góður góðan góðum góðs góð góða góðri góðrar gott góðu góðir góðra góðar góði
      betri betra bestur bestan bestum bests best besta bestri bestrar
      bestu bestir bestra bestar besti`,
    lítill: `lítill lítinn litlum lítils lítil litla lítilli lítillar lítið litlu
      litlir lítilla litlar litli minni minna
      minnstur minnstan minnstum minnsts minnst minnsta minnstri minnstrar
      minnstu minnstir minnstra minnstar minnsti`,
  },
};
