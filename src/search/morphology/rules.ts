// Written by scripts/morphology.ts: run `node --import tsx scripts/morphology.ts` instead of changing it.
//
// Derived from the npm package dictionary-is 1.0.4, the Icelandic spelling dictionary of
// github.com/nifgraup/hunspell-is: the word list by Orðabók Háskólans and Reiknistofnun Háskóla Íslands,
// in the public domain, with morphology by the contributors to the Icelandic Wiktionary
// (is.wiktionary.org). This file is under the same licence as that, CC BY-SA 3.0
// (https://creativecommons.org/licenses/by-sa/3.0/). Changes: instead of the words, this file contains the
// endings and vowels that turn a form back into its dictionary form, the most frequent first, and the
// forms that a regular word shares with an irregular word.

/** Rules in the format that parseRules describes. */
export const rules = ` 1arinnar,arnar,in,ina,inni,inu,irnar,ið,jarinnar,sins,varinnar,varnar 2anna,inn,unum,urinnar,va,vanna,var,vum,vunum 3ara,ari,ja,janna,jar,jarnar,jum,junum,s 4a,ana,ar,arnir,i,inum,num,um,una,unni,vana,varnir 5asta,astan,astar,asti,astir,astra,astrar,astri,asts,astur,ir,u,ustu,ustum 6an,ast,irnir,urnar,ust 7ins,nanna,nir,ra,rar,ri,tin 8arins,nar,t,ur 9innar,na bni
- 1anna,ar,arinnar,i,in,inu,ið,janna,jarinnar,jarnar,junum,s,sins,ða,ðan,ðar,ðir,ðist,ðra,ðrar,ðri,ðs,ður 2a,arnar,inni,ja,jar,ju,jum,um,umst,unum,ði,ðu 3ana,andi,arnir,ina,n,nu,st,ð 4ist,junni,nna,nni 5inn,ir,na 6inum,r,rinnar 7rnar,ðumst,ðust,ðuð 8num,ðum 9m
-/ei:e 3 4nu,ð
-/já:é 1a,m,nna,num 2rins 3r
-/æ:á 4rnar 5r
-/æ:ó 1rnar 2r
-/ý:ú 2rnar 4r
-a 1an,u,una,unnar,unni,ur,urnar 2andi,ast,að,aða,aðan,aðar,aði,aðir,aðist,aðra,aðrar,aðri,aðs,aðu,aður,umst,uðu,uðumst,uðust,uðuð 3anna,ist,um,unum,uð,uðum 4ir 5ar,i,ið 7t 8ða,ðan,ðar,ðir,ðist,ðra,ðrar,ðri,ðs,ðum,ðumst,ður,ðust,ðuð 9ði,ðu bst,ð
-a/au:a 2,nnar,nni 3na
-ar 4urum,urunum
-ddur 6tt
-i 1ana,ann,ans,anum,arnir 3anna,ar,inn,unum 4a,um
-inn 3nara,nari 5ið,nasta,nastan,nastar,nasti,nastir,nastra,nastrar,nastri,nasts,nastur,nir,nust,nustu,nustum 6nar,nast,ni 9nu ana bnum
-ja 3ist 5i,ir,ið 7t 8ða,ðan,ðar,ðir,ðist,ðra,ðrar,ðri,ðs,ðum,ðumst,ður,ðust,ðuð 9ði,ðu bst,ð
-nn 7tt
-nnur 8tt
-r 1ari,ast,asta,astan,astar,asti,astir,astra,astrar,astri,asts,astur,irnir,jasta,jastan,jastar,jasti,jastir,jastra,jastrar,jastri,jasts,jastur,just,justu,justum,ustu,ustum 2an,arins,ir,jan,jarins,jast,vana,var,varins,varnir 3ar,i,inn,ja,jar,ju,jum,s,sins,u,um,ust,va,vanna,vum,vunum 4a,ana,arnir,ina,janna,junum,m,num,tt 5anna,inum,unum 6 8na,nna
-r/ey:æ 3janna,jarinnar,jarnar,junum,na,nni 4,ja,jar,jum
-r/á:æ 4nni 5m,na,nna,num 6,a
-r/æ:á 2sta,stan,star,sti,stir,stra,strar,stri,sts,stu,stum,stur 3st
-r/ú:ý 4m,nna,nni,num 5,a,na
-ta 7st
-tja bst
-tta 9st
-ttur/y:u 3st,sta,stan,star,sti,stir,stra,strar,stri,sts,stu,stum,stur
-ða 1dd,dda,ddan,ddar,ddi,ddir,ddist,ddra,ddrar,ddri,dds,ddu,ddum,ddumst,ddur,ddust,dduð 3tt 4tist,tra,trar,tri,tumst,tust,tuð 5tan,tar,tir,ts,tu,tur 6t,ta,ti,tum 8st
-ðja 4ddi,ddir,ddist,ddu,ddum,dduð
-ðja/a:e 2ddan,ddir,ddist,ddra,ddrar,ddri,dds,ddur 3dda,ddar,ddi,tt ast
-ðja/u:y 2dd,dda,ddan,ddar,ddi,ddir,ddist,ddra,ddrar,ddri,dds,ddu,ddum,ddumst,ddur,ddust,dduð,tt ast
-ðja/ö:e 2dd,ddu,ddumst,ddust,dduð 3ddum
-ður 4tt
-ður/e:a 1nn,nnina,nnirnir
-ður/o:ó 3tt
-ður/ö:a 1nnum,nnunum
/a:ö 1arinnar,irnar 3anna 4ar 5arins,ir 7a
/e:ö 2urinnar,urnar 6inni,irnir,ur 7ina,inum 9ir ai
/i:jö 6i,ina,irnir 7inum 8ir
/æ:á 4irnar 5ra,ri 7ir
/æ:ó 3urnar 4ur
/ö:a 1in 2,unum 3um 4ustu,ustum 5ust 7u
/ý:ú 2nar 5
a 1andi,anu,að,aða,aðan,aðar,aði,aðir,aðist,aðra,aðrar,aðri,aðs,aðu,aður,una,unnar,unni,urnar,uðu,uðum,uðumst,uðust,uðuð,ðan,ðra,ðrar,ðri,ðust 2an,ast,dan,dist,dra,drar,dri,ds,du,dumst,dust,duð,ist,ið,nanna,tist,tumst,tust,tuð,umst,uð,ðist,ðs,ðu,ðumst,ður,ðuð 3astu,d,da,dar,dir,dum,dur,u,unum,ur,ð,ða,ðar,ði,ðir,ðum 4anna,ir,st,tan,tra,trar,tri,um,un 5ar,di,i,jið,na,ta,tar,ti,tir,ts,tu,tum,tur,ust 6ans,jast,jumst,ra,rar,ri,t 7s 8ann,anum,ja,jum 9ana,arnir a
a/ö:a 1u,umst,una,unnar,unni,ur,urnar,uð,uðu,uðum,uðumst,uðust,uðuð 3du,dumst,dust,duð,um,unum,ðu,ðumst,ðust,ðuð 4tumst,tust,tuð 5d,dum,t,tu,tum,ð,ðum 6ust 9
afasta/ö:a 3uföstu,uföstum,uföstuna,uföstunnar,uföstunni,uföstunum,uföstur,ufösturnar
agamall 3aeldra,aeldri,aelst,aelsta,aelstan,aelstar,aelsti,aelstir,aelstra,aelstrar,aelstri,aelsts,aelstu,aelstum,aelstur
agóður 3abest,abesta,abestan,abestar,abesti,abestir,abestra,abestrar,abestri,abests,abestu,abestum,abestur,abetra,abetri
all 5linum 6la,lan,lana,lanna,lar,larnir,li,lir 7lum,lunum
all/ö:a 4lu,ul 5lum 6lunum
ar 5rana,rarnir,rinum,urum,urunum 6ranna 7ana,rum,runum 8anna,unum 9um aa bra,rar,ri
ar/ö:a 5rum,runum
ari 1urum,urunum 3urun 4uru
ari/ö:a 3uru,urum,urun,urunum
asta 3ustuna,ustunnar,ustunni,ustunum,ustur,usturnar austu,ustum
asti 3ustunum austum
að 3uðin 4uðunum 8uðum auð
aður 1annanna,anni,anninn,anninum,anns,annsins 2uðustu,uðustum 3uðunum 4ann 6uðu,uðum,uðust 7anna 8uð
aður/ö:a 2uðunum,uðustu,uðustum 5uðum 6uð,uðu,uðust
da 6tist,tumst,tust,tuð 7st 9ta,tan,tar,ti,tir,tra,trar,tri,ts,tu,tum,tur at
dur 9t
góður 2best,besta,bestan,bestar,besti,bestir,bestra,bestrar,bestri,bests,bestu,bestum,bestur,betra,betri
i 1ann,ans,anum,is,isins,jana,jann,jans,janum,jarnir 2ana,arnir 3anna,in,inn,inu,ið,ja,janna,jar,jum,junum 4ina,innar,inni,unum 5a,ar,um 6arnar 7arinnar,irnar,irnir air
i/e:a 1urna,urnir 5anna,unum 6ur 7a,um
i/á:æ 8a,anna,um,unum
i/æ:ó 2urna,urnir 7anna,unum,ur 8a,um
i/ö:a 3unum 4um
ill 1lana,larnir,linum 2la,lanna,lar,li,lum,lunum ainn,ið
ill/a:e 4larnir,linum 5lana,lar 6lanna,li 7la
ill/i:í 3lir,lu 4lar 5la,li,lum
ill/ö:e 6lunum 7lum
in 8janna,junum
in/a:ö 7arinnar
inn 1nara,nasta,nastan,nastar,nasti,nastir,nastra,nastrar,nastri,nasts,nastur,nust,nustu,nustum 2nari,nast,nu 3tasta,tastan,tastar,tasti,tastir,tastra,tastrar,tastri,tasts,tastur 4tari 5nana,narnir,tara,tast 6ninum,num 7ið,ni,nir,nunum 8na,nanna,nar 9ta,tar,ti,tir
inn/ö:a 2tustu,tustum 3nust,nustu,nustum,tust 4nu,tu 5tum 7num
ir 1urina,urinni 2urinnar 3is,isins 4jana,jarnir 5ana,arnir,inum 6inn,jar,ranna,rum,runum 7anna,i,ja,janna,jum,junum,unum 8um 9a,ar,ur,urnar aina bra
ir/au:ey 6ana,arnir 7a,anna,ar,um,unum
ir/e:a 4ranna,runum,urna,urnir 5rum 9ra,ur
ir/æ:ó 2ranna,rum,runum 5ra,urnar 6ur
ir/ö:a 2urins,urnum 6urinn 7ur aum,unum
ita aist
ið 9inu,sins
iður 3itt
ja 2ðist,ðra,ðrar,ðri,ðu,ðuð 3dist,du,duð,tist,tuð,ðan,ðir,ðs,ðumst,ður,ðust 4dan,dir,dra,drar,dri,ds,dum,dumst,dust,tumst,tust,ð,ða,ðar,ði,ðum 5d,da,dar,dur,ist,nanna,st 6di,inna,ið,tan,ti,tir,tra,trar,tri,ts,tu,tum,tur 7ir,ta,tar 8i,na,t,ur ainnar,inni bin,inn,ins c eum
ja/a:e 2dist,in,inna,inni,ðist 3dar,dir,tist,ðir 4da,ði 5ða,ðar 6inn,ins,ist,ið 7di,innar 9ta,tar,ti,tir
ja/u:y 2dust,inna,ða,ðan,ði,ðir,ðist,ðra,ðrar,ðri,ðs,ðu,ðum,ðumst,ðust,ðuð 3dir,dist,du,dumst,duð,ð,ðar,ður 4da,dar,di,dum,innar,ist 5ið 6in,inni,ins 8inn 9st at
ja/ö:a 4dumst,dust,duð 5du 6d,dum
ja/ö:e 2du,dumst,dust,duð,ðu,ðumst,ðust,ðuð 4dum,tumst,tust,tuð 5tu,tum,ðum
l 4sins 5inn,num 6ana,arnir,s 7asta,astan,astar,asti,astir,astra,astrar,astri,asts,astur,ustu,ustum 8anna,ast,unum,ust 9,a,an,ar,um ai,ir,t,u
l/ö:a 9um,unum
lítill 2minna,minnst,minnsta,minnstan,minnstar,minnsti,minnstir,minnstra,minnstrar,minnstri,minnsts,minnstu,minnstum,minnstur 3minni
n 4sta,stan,star,sti,stir,stra,strar,stri,sts,stu,stum,stur 6asta,astan,astar,asti,astir,astra,astrar,astri,asts,astur,inum,ustu,ustum 7ana,arnir,ast,s,sins,ust 8an,anna,i,inn,ir,u,unum 9a,ar,st,t,um a
ona 1venna,vennanna
t/æ:á 7urnar 8ur
t/æ:ó 2urinnar 5urnar 6ur
ta 6st
tir/æ:ó 2ranna,rum,runum 4ra,urnar 5ur
u 5un 7nanna ana,unum cum
ull 4linum 5lana,lanna,lar,larnir,li 6la,lum,lunum
ulítill 3uminna,uminni,uminnst,uminnsta,uminnstan,uminnstar,uminnsti,uminnstir,uminnstra,uminnstrar,uminnstri,uminnsts,uminnstu,uminnstum,uminnstur
un 1ananna,anir,anirnar 5ana
un/a:ö 1ananna,anir,anirnar 5ana
unn 5nana,narnir 6ninum 7nunum 8nanna 9num ani bnar cna
ur 1ast,asta,astan,astar,asti,astir,astra,astrar,astri,asts,astur,irnir,jarins,jina,jirnir,rarins,rin,rinu,rinum,rið,ustu,ustum 2ana,ara,ari,arins,arnir,inn,inum,jar,num,ra,rana,ranna,rar,rarinnar,rarnar,rarnir,ri,rina,rinni,rum,runum,sins,ust 3an,anna,ar,i,ina,ir,ja,janna,ji,jir,jum,junum,s,u,unum,vana,varnir 4a,t,um,va,vanna,var,vum,vunum 6 7arinnar,arnar,inni,irnar,nanna ana
ur/a:ö 1arins 3rarinnar,rarins,rirnar 4anna,ranna,rir 6ar 8a ara,rar
ur/e:a 2sta,stan,star,sti,stir,stra,strar,stri,sts,stu,stum,stur 3inum 5st 7i 8ra,ri
ur/e:ö 2irnir 3ina,inum,rinum,sta,stan,star,sti,stir,stu,stum 4stra,strar,stri,sts,stur 5ir 6i,st 9ri ara
ur/i:jö 2ina,irnir 3inum 5ir 6i
ur/y:o 2irnir 3inum 4ina 5ir 6i
ur/y:u 1sta,stan,star,sti,stir,stra,strar,stri,sts,stu,stum,stur 3ra,ri,st
ur/æ:á 1irnir 2inum,rinum 3ina 5ir,ri 6i
ur/æ:ó 2urana,urnir 5inum 7ur 8i
ur/ö:a 1ustu,ustum 2rum,runum,ust 3rin,u,um 4unum 5 8ur
ur/ý:jú 2sta,stan,star,sti,stir,stra,strar,stri,sts,stu,stum,stur 4ra,ri,st
uð 5ðinu 7ðanna,ði,ðunum 8ða,ðum
uður 3aðanna,aðarins 6aða,aðar
uður/a:ö 3aðanna,aðarins 6aða,aðar
ða 5tist,tumst,tust 6tuð 8tan,tar,ti,tir,tra,trar,tri,ts,tu,tum,tur 9st,ta bt
ður bt`;

/** Forms of regular words that are forms of irregular words too, separated by spaces. */
export const homographs = `ælir ælist æli ælumst ælum ælu ætir ætist æti ættir ættum ætuð ætumst ætum ætust ætu alinn alnum áttir áttist átti áttuð áttumst áttum áttu á barst beit ber berð beri berir berst beru berum berur berust bít biti bitið bitir bitist bitu bituð bitum bitumst bítur bitust blæs blásins boðið boðist borið borist brest brostist brotið brotin brotnar brotni brotnir brotnum bruninn brýnir brynni brynnir brynnist brynnum brynnumst brýnum búið búin búinna búinnar búinni búins búna búnar búni búnir búnu búnum byggi byggir byggist byggjum byggjumst dáið dáin dáinna dáinnar dáinni dáins dána dánar dáni dánir dánu dánum deyst dottið dottist dreifst drekkst drukknar drukkni drukknir drukknum drykki drykkir elst eyst færi færir færu færum færust fallið farið fengi fenginn fengir fengnum fjára fjárana fjáranna fjárann fjárans fjáranum fjárar fjárarnir fjárinn fjárum fjárunum flest flotið flotist flugu flugum flýst flýt föllin förin förinni frosið frosin frosinna frosinnar frosinni frosins frosna frosnar frosni frosnir frosnu frosnum fundinn gæfu gæsa gæsanna gæsar gæsarinnar gæsina gæsin gæsinni gæsir gæsirnar gæst gæsum gæsunum gæti gætir gætist gætuð gætu gætum gætumst gætust gáfu gáfum gátu gátum gosið gosin græst grátinn gröfin gröfinni gróið gróin gysi hæst hátt hefði hefðir hefðist hefðuð hefðu hefðum hefðumst hefðust hefst heitið heitin hendi hendir hjört hjörtinn hjörtum hjörtunum hjörturinn hlæðu hlaupið hlaupin hleypst hnjáa hnjánna hnjánum höfða höfði höfðum hóf hófum höggið höggin horfið horfist hratt hrind hrindur hrundið hrundist hrunduð hrundu hrundum hrundumst hrundust hygðir hygðum kvæðum kveðinn kveð kveðst kveður lásum lauk legði legðir legðist legðuð legðu legðum legðumst legðust legg legið legin legist leikinn leikni leiknum lengst líst lít lítur logið loginn logist logna logni lognum lokið lokist löngunar löngunum lotist lygum lýt lýtur mætti mættir mættist mættuð mættum mættumst mættu mættust mat mátum menntið metið meti metin metum minna móður móðurnar mundi mundir mundum mundu mýsins mýs náða náðar náðir náðum nærð nærst næturnar nætur námum námu náttanna nátta náttarinnar náttar náttina náttinni náttin náttum náttunum notið notist ölið ölin ölni orðið orðin ráðið ráðin ræður rær ræst reisst reist riðið riðin riði riðir riðist riðuð riðum riðumst rifið rifin rifi risinn ristið risti ristir ristist ristuð ristum ristumst ristu ristust risum rofið rofin róin rokið rokin rónar róna rónum runnar runna runninn runnum ryki sá sauð sekk setið setist sigið sigin sigi sigum skeri skerst skinið skini skinna skinni skinnum skorið skorist skotið skotin skriðna skriðum skriðu slitið slitir sliti slitist slituð slitum slitumst slitu slitust sniðið sniðin sniði sniðum sofnar sofnir sofni sofnum sogið sogist sokkinn sokknum söng sopinn sóttar sótta sóttir sóttum stokkið stokkist suðuð suðumst suðum suðu sultuð sultumst sultum sultust sultu svæfir svæfist svæfi svæfumst svæfum svalt svifið svifin svifi svifum svikin svikum synt tækjum þættir þætti þegið þegist þegnar þegna þegni þegnum þotna þynnst unnar unna unnið unninni unnin unnir unni unnum varð vaxið vef veginn vegnar vegni veg veist verður verð verið verinn verin verist verstan verstar versta verstir versti verstrar verstra verstri versts verstum verstur verstu verst villst vissum vissu vorum yrðir yrðist yrði yrðumst yrðum`;
