/**
 * Strong verbs whose stems differ only in the vowel, collected by hand. A line is the vowel of the
 * infinitive, the vowels that replace it (grouped as in `irregularVerbs`), and the verbs.
 */
export const verbsByVowels = `
í:í ei|i|i:bíta drífa hníga hrífa klífa ríða rífa rísa rísta síga skína skríða slíta sníða svífa svíða svíkja þrífa
jó:ý au|u y|o:bjóða brjóta fljóta frjósa gjósa kjósa njóta sjóða skjóta þjóta
jú:ý au|u y|o:fjúka fljúga krjúpa ljúga ljúka rjúfa rjúka sjúga strjúka
ú:ý au|u y|o:lúta súpa
e:e a|u y|o:bresta detta sleppa spretta
e:e a|á æ|e:drepa gefa geta kveða
e:e a|á e|e:leka lesa meta reka
e:e a|á e|o:bera skera stela
a:e ó|ó æ|a ö:ala fara grafa hlaða
`;

/**
 * Verbs for which there is no rule, collected by hand. A line is the dictionary form and its stems
 * in four groups separated by `|`. Each group has its own endings (lemmaCandidates.ts):
 * 1. present singular, then past singular: kem-ur, kom
 * 2. past plural and, if it differs, the subjunctive: buð-um, byð-i
 * 3. strong past participle: fund-inn
 * 4. weak past and past participle: keypt-i, keypt-ur
 * A stem with a full stop takes no ending. Stems that look like forms of frequent nouns are left
 * out: all of víkja (viku), and the participle of standa (staðnum).
 */
export const irregularVerbs = `
bíða bíð beið|bið|beð
hníga hné
bera berð|bær
líta lít leit leist líst. litu. litið.
stíga steig. stigu. stigið.
grípa gríp greip gripu. gripið. gripin.
hljóta hlýt hlaut hlutu. hlotið. hlotin.
binda bind batt|bund bynd|bund
bregða bregð brá|brugð brygð|brugð
brenna brenn brann|brunn brynn|brunn brun
drekka drekk drakk|drukk drykk|drukk
finna finn fann fundu.|fynd|fund
gjalda geld galt|guld gyld|gold
hrinda hrind hratt|hrund hrynd|hrund
hrökkva hrekk hrökk|hrukk hrykk|hrokk
hverfa hverf hvarf|hurf hyrf|horf
renna renn rann|runn rynn|runn run
skjálfa skelf skalf|skulf skylf|skolf
spinna spinn spann|spunn spynn|spunn spun
springa spring sprakk|sprung spryng|sprung
stinga sting stakk|stung styng|stung
stökkva stekk stökk|stukk|stokk
syngja syng söng|sung|sung
svelta svelt svalt|sult sylt|solt
sökkva sekk sökk|sukk sykk|sokk
velta velt valt|ult ylt|olt
verða verð varð|urð yrð|orð
verpa verp varp|urp yrp|orp
vinna vinn vann|unn ynn|unn un
koma kem kom|kom kæm|kom
nema nem nam|nám næm|num
sofa sef svaf|sváf svæf|sof
biðja bið bað|báð bæð|beð
éta ét át|át æt|ét
geta getað
liggja ligg lá|lág læg|leg
sitja sit sat|sát sit|set
sjá sé sér sá|sá sæj sæ||séð
vefa vef óf ofinn. ofin. ofið.|óf
vega veg vó|vóg væg|veg
vera er var sé ert.|vor er sé vær|ver
þiggja þigg||þeg|þáð
aka ek ók|ók æk|ek
deyja dey dó|dó dæ|dá
draga dreg dró|dróg dræg|dreg
hefja hef hóf hafinn. hafin.|hóf hæf
hlæja hlæ hló|hlóg hlæg|hleg
slá slæ sló|slóg slæg|sleg
standa stend stóð stattu. staðið.|stóð
taka tek tók|tók tækj tæk|tek
troða treð tróð|tróð træð|troð
vaxa vex óx|ux yx|vax vöx
þvo þvæ||þveg|þvoð
auka eyk jók|juk jyk|auk
ausa eys jós|jus jys|aus
blása blæs blés|blés|blás
búa bý bjó|bjugg byggj bygg|bú
fá fæ fékk|feng|feng
falla fell féll|féll|fall föll
ganga geng gekk gakktu.|geng|geng
gráta græt grét|grét|grát
gróa græ|grer|gró
halda held hélt hel hél haltu.|héld|hald höld
hanga hékk|héng|hang
heita hét|hét|heit
hlaupa hleyp hljóp|hlup hlyp|hlaup
höggva hegg hjó|hjugg hygg|högg
láta læt lét|lét|lát
leika lék|lék|leik
ráða ræð réð|réð|ráð
róa ræ|rer|ró
snúa sný|sner|snú
fela fel fól|fól|fal|fald föld
eiga á. átt.|eig ætt átt
hafa hef haft|hefð||hafð höfð
hyggja |hygð||hugð
kaupa keypt|||keypt
flytja flust|||flutt
knýja kný|||knúð
flýja flý|||flúð
kunna kann kannt.|kunn
leggja legg lagt lagst|legð||lagð lögð
mega má mátt.|meg mætt mátt
muna man|mund
ljá ljæ|||léð
skera skerð
fara ferð.
ná nær nærð. næ.|||náð
segja sagt sagst|segð||sagð sögð
sækja sótt|||sótt
unna ann|unn
valda veld|vald yll oll
vilja vil vill vilt.|vild
vita veit veist|viss
yrkja ort|||ort
þegja þagað|þegð||þagð þögð
þurfa þarf þarft.|þurf þyrft þurft
þykja þótt.|þyk þætt þótt
`;

/** Nouns, adjectives and numerals, one per line: the dictionary form, followed by its other stems. */
export const irregularNouns = `
maður mann menn mönn
kona kven kvenna
faðir föður feður feðr
móðir móður mæður mæðr
bróðir bróður bræður bræðr
dóttir dóttur dætur dætr
systir systur systr
sonur syn
fótur fæt
hönd hendi hendur
tönn tenn
nögl neglur
nótt næt nátt
dagur deg
vetur vetr
fingur fingr
skór skó
sjór sjáv
spónn spæn
tré trj trjá trjáa
kné hnjá
fé fjár fjá
brú brý
kýr kú
mús mýs
gás gæs
hjarta hjört
eyra eyrn
sumar sumr sumur
gamall gaml göml gömul eldr elst
góður gott. betr best
lítill litl lítið. lítinn. minni. minna. minnst
mikill mikl mikið. mikinn. meir mest
margur mörg fleir flest
fár fátt. færr fæst
vondur verr verst
illur illt. verr verst
stór stærr stærst
smár smærr smæst
hár hátt. hærr hæst
lágur lægr lægst
langur löng lengr lengst
ungur yngr yngst
þungur þyngr þyngst
þröngur þrengr þrengst
þunnur þynnr þynnst
grunnur grynnr grynnst
djúpur dýpr dýpst
fagur fagr fögr fögur fegurr fegurst
tveir tvo. tvær. tvö. tveim tveggja.
þrír þrjá þrjú. þrem þriggja.
fjórir fjögur. fjögurra.
`;
