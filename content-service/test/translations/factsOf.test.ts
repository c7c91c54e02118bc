import { factsOf } from './factsOf';

it.each([
  ['1.240 °C', '1,240 °C', ['number 1240']],
  ['58,5% gull', '58.5 percent gold', ['number 58.5']],
  ['tuttugu og fimm mínútur', 'twenty-five minutes', ['number 25']],
  ['hundrað og fjórtán þrep', 'a hundred and fourteen steps', ['number 114']],
  ['fjögur hundruð metrar', 'four hundred meters', ['number 400']],
  ['þrjátíu þúsund gestir', 'thirty thousand visitors', ['number 30000']],
  ['tvisvar á sólarhring', 'twice a day', ['number 2']],
  ['frá sjötta áratugnum', 'from the 1950s', ['number 1950']],
  ['í þrítugasta og fyrsta bindi', 'in its thirty-first volume', []],
  ['10.–14. mars 2027', 'March 10–14, 2027', ['date 03-10', 'date 03-14', 'number 2027']],
  ['frá 31. desember til 2. janúar', 'December 31–January 2', ['date 12-31', 'date 01-02']],
  ['2. mars og 7. september', 'March 2 and September 7', ['date 03-02', 'date 09-07']],
  ['á sunnudegi', 'on a Sunday', ['weekday Sunday']],
  ['kl. 17:30', '5:30 p.m.', ['time 17:30']],
  ['kl. 10–14', '10 a.m. to 2 p.m.', ['time 10:00', 'time 14:00']],
  ['frá kl. 17 til 20', '5 to 8 p.m.', ['time 17:00', 'time 20:00']],
  ['frá kl. 12 til miðnættis', 'from noon to midnight', ['time 12:00', 'time 24:00']],
  ['14.900 krónur', 'ISK 14,900', ['ISK 14900']],
  ['42 milljónum króna', 'ISK 42 million', ['ISK 42000000']],
  ['400 þúsund krónur', 'ISK 400,000', ['ISK 400000']],
  ['ein milljón króna', 'one million krónur', ['ISK 1000000']],
  ['16.000–24.000 krónur', 'ISK 16,000 to 24,000', ['ISK 16000', 'ISK 24000']],
  ['180 evrur', '€180', ['EUR 180']],
  ['á Ísafirði', 'in Ísafjörður', ['place Ísafjörður']],
  ['Ísafold í Grandagarði', 'Ísafold on Grandagarður', ['place Grandagarður']],
  ['kollur, 44 cm á hæð', 'a stool 44 cm (17⅜ in) high', ['number 44']],
])('“%s” and “%s” state %j', (icelandic, english, facts) => {
  for (const [text, lang] of [
    [icelandic, 'is'],
    [english, 'en-us'],
  ] as const) {
    expect([...factsOf(text, lang)].sort()).toEqual([...facts].sort());
  }
});
