import { isJsonObject } from '../../content/values/cmsValues';
import { isPartOf, readTypedLink, toPartIds } from '../../content/values/prepareRichText';
import { kindOf } from '../../documentQueries';
import { isRoutedType } from '../../documentTypes';
import { isLanguage } from '../../i18n/languages';
import { sectionOf } from '../../routes';
import { hitIf } from '../Rule';
import type { CheckedDocument, Rules } from '../Rule';
import { nameOf, readDocument, textOf } from '../readDocument';

const vague =
  /^(?:(?:hér|hérna|þessi|þetta|smella? (?:á )?hér|smelltu (?:á )?hér|sjá hér|sjá|sjá nánar|nánar|meira|lesa meira|tengill|here|click here|this|this link|link|see here|more|read more|see more|learn more)[.…:!]*|(?:https?:\/\/|www\.)\S*)$/i;

export const linkRules: Rules = {
  'unreachable-document': {
    severity: 'error',
    title: { is: 'Skjal á sér enga síðu', en: 'Document without a page' },
    advice: {
      is: 'Skjalið er birt, en enginn lesandi getur opnað það. Fylltu út það sem vantar: titil, UID, félag undirsíðu, og mál sem vefurinn hefur.',
      en: 'The document is published, and no reader can open it. Fill in what is missing: the title, the UID, the association of its page, a language of the site.',
    },
    check: (document, { pathOf }) => {
      const { type, lang, uid, data } = document;
      if (!isRoutedType(type)) return [];
      if (!isLanguage(lang)) return [{ field: 'lang', quote: lang }];
      if (textOf(document, 'title') === '') return [{ field: 'title' }];
      if (pathOf(document) !== undefined) return [];
      return [{ field: uid && 'association' in data ? 'association' : 'uid' }];
    },
  },
  'dead-link': {
    severity: 'error',
    title: { is: 'Tengill leiðir ekkert', en: 'Link to nothing' },
    advice: {
      is: 'Skjalið sem tengt er í er ekki lengur til eða á sér enga síðu. Vefurinn sýnir textann án tengils. Veldu annað skjal eða fjarlægðu tengilinn.',
      en: 'The linked document no longer exists or has no page. The site shows the text without the link. Choose another document, or remove the link.',
    },
    check: (document, { byId, pathOf }) =>
      readDocument(document)
        .links.filter(({ link }) => {
          if (link['link_type'] !== 'Document') return false;
          const target = byId.get(String(link['id']));
          return !target || pathOf(target) === undefined;
        })
        .map(({ field, link, text }) => ({ field, quote: text ?? String(link['id']) })),
  },
  'typed-link': {
    severity: 'error',
    title: { is: 'Slóð tengils er ekki slóð', en: 'Address of a link that is no address' },
    advice: {
      is: 'Tengillinn leiðir ekkert: vefurinn á enga slíka slóð og síðan engan slíkan kafla. Vefurinn sýnir textann án tengils. Skrifaðu https://example.org/, /verkefni/, info@example.org, 555 0100, eða #opnunartimi fyrir millifyrirsögnina „Opnunartími“ á sömu síðu.',
      en: 'The link leads nowhere: it is not an address, or names a part that the page does not have. The site shows the text without the link. Write https://example.org/, /verkefni/, info@example.org, 555 0100, or #opening-hours for the heading “Opening hours” of the same page.',
    },
    check: (document) => {
      const { content } = document.data;
      const ids = Array.isArray(content) ? toPartIds(content) : [];
      return readDocument(document).links.flatMap(({ field, link }) => {
        if (link['link_type'] !== 'Web') return [];
        const href = readTypedLink(String(link['url']));
        const leads = href !== undefined && (!href.startsWith('#') || isPartOf(ids, href));
        return hitIf(!leads, field, String(link['url']));
      });
    },
  },
  'external-link': {
    severity: 'warning',
    title: { is: 'Síða á öðrum vef svarar ekki', en: 'A page of another site does not answer' },
    advice: {
      is: 'Lesandi sem fylgir tenglinum lendir á villusíðu. Opnaðu tengilinn. Finndu nýja slóð, eða fjarlægðu hann.',
      en: 'A reader who follows the link meets an error. Open the link. Find the new address, or remove it.',
    },
    check: (document, { unreachable }) =>
      webLinks(document).flatMap(({ field, url }) => {
        const reason = unreachable.get(url);
        return reason === undefined ? [] : [{ field, quote: `${url} (${reason})` }];
      }),
  },
  'duplicate-title': {
    severity: 'warning',
    title: { is: 'Tvær síður með sama heiti eða inngang', en: 'Two pages with one title or lead' },
    advice: {
      is: 'Í leitarniðurstöðum, flipum og bókamerkjum þekkjast síðurnar ekki í sundur. Gefðu annarri síðunni heiti og inngang sem segir hvað greinir hana frá hinni.',
      en: 'In search results, tabs and bookmarks the pages cannot be told apart. Give one of them a title and a lead that say what is different.',
    },
    checkAll: ({ documents }) => {
      const fields = ['title', 'lead'];
      const byKey = new Map<string, CheckedDocument[]>();
      for (const document of documents) {
        for (const field of fields) {
          const key = toKey(document, field);
          if (key !== undefined) byKey.set(key, [...(byKey.get(key) ?? []), document]);
        }
      }
      return (document) =>
        fields.flatMap((field) => {
          const same = byKey.get(toKey(document, field) ?? '');
          const other = same?.find(({ id }) => id !== document.id);
          return other ? [{ field, quote: `${nameOf(other)} (${other.uid ?? other.id})` }] : [];
        });
    },
  },
  /** Checks only pages outside sections: lists and section menus link to all other documents. */
  'orphan-page': {
    severity: 'warning',
    title: { is: 'Ekkert leiðir á síðuna', en: 'Nothing leads to the page' },
    advice: {
      is: 'Engin önnur síða tengir í þessa, svo að lesendur finna hana aðeins með leit. Tengdu í hana úr valmynd, síðufæti eða texta, eða taktu hana úr birtingu.',
      en: 'No other page links to this one, so readers find it only by searching. Link to it from the menu, the footer or a text, or archive it.',
    },
    checkAll: ({ documents, pathOf }) => {
      const end = /\/?(?:[?#].*)?$/;
      const targets = documents.flatMap((document) =>
        readDocument(document)
          .links.flatMap(({ link: { id, url } }) => [
            id,
            readTypedLink(String(url))?.replace(end, '/'),
          ])
          .filter((target) => target !== document.id && target !== pathOf(document)),
      );
      const linked = new Set(targets);
      return (document) => {
        const { id, type, uid, lang } = document;
        if (type !== 'page' || (isLanguage(lang) && sectionOf(uid, lang) !== undefined)) return [];
        const isLinked = linked.has(id) || linked.has(pathOf(document) ?? id);
        return hitIf(!isLinked, 'uid', uid ?? id);
      };
    },
  },
  'link-text': {
    severity: 'warning',
    title: {
      is: 'Tengill segir ekki hvert hann leiðir',
      en: 'Link that does not say where it leads',
    },
    advice: {
      is: 'Skjálesarar geta lesið upp alla tengla síðu. „Hér“ segir þá ekkert. Tengdu orðin sem lýsa áfangastaðnum: „reglur sjóðsins“ í stað „hér“.',
      en: 'Screen readers can list the links of a page, where “here” says nothing. Link the words that name the target: “rules of the fund” instead of “here”.',
    },
    check: (document) =>
      readDocument(document).links.flatMap(({ field, text }) =>
        hitIf(text !== undefined && vague.test(text.trim()), field, text),
      ),
  },
};

export function webLinks(document: CheckedDocument): { field: string; url: string }[] {
  return readDocument(document).links.flatMap(({ field, link }) => {
    const url = link['link_type'] === 'Web' ? readTypedLink(String(link['url'])) : undefined;
    return url !== undefined && /^https?:\/\//i.test(url) ? [{ field, url }] : [];
  });
}

// Includes the kind, because an event and the article about it may have the same title. The title
// of an association's page includes the association's title.
function toKey(document: CheckedDocument, field: string): string | undefined {
  const { type, lang, data } = document;
  const text = textOf(document, field).toLowerCase();
  if (!isRoutedType(type) || text === '') return undefined;
  const link = type === 'association_page' && field === 'title' ? data['association'] : undefined;
  const association = isJsonObject(link) ? link['id'] : undefined;
  return JSON.stringify([lang, kindOf(type, data), association, field, text]);
}
