/**
 * All forms of names of people and places, by declension and lemma. They are in lower case, as in
 * the search index.
 */
export const referenceNames: Record<string, Record<string, string>> = {
  'name of a person': {
    jón: `jón jóni jóns`,
    egill: `egill egil agli egils`,
    björn: `björn birni björns bjarnar`,
    ólafur: `ólafur ólaf ólafi ólafs`,
    þórarinn: `þórarinn þórarin þórarni þórarins`,
    bjarni: `bjarni bjarna`,
    guðrún: `guðrún guðrúnu guðrúnar`,
    sigríður: `sigríður sigríði sigríðar`,
    björk: `björk bjarkar`,
    anna: `anna önnu`,
    helga: `helga helgu`,
    magnússon: `magnússon magnússyni magnússonar`,
    jónsdóttir: `jónsdóttir jónsdóttur`,
  },
  'name of a place': {
    ísland: `ísland íslandi íslands`,
    reykjavík: `reykjavík reykjavíkur`,
    akureyri: `akureyri akureyrar`,
    kópavogur: `kópavogur kópavog kópavogi kópavogs`,
    vestfirðir: `vestfirðir vestfirði vestfjörðum vestfjarða`,
    egilsstaðir: `egilsstaðir egilsstaði egilsstöðum egilsstaða`,
    vestmannaeyjar: `vestmannaeyjar vestmannaeyjum vestmannaeyja`,
  },
};
