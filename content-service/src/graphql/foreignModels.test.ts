import path from 'node:path';
import { isSpecifiedScalarType, isIntrospectionType, printType, validateSchema } from 'graphql';
import { commonTypes } from '../../test/commonTypes';
import { testContent } from '../../test/content';
import type { TestContent } from '../../test/content';
import { writeLibrary } from '../../test/models/library';
import { writeOddNames } from '../../test/models/oddNames';
import { writeSparse } from '../../test/models/sparse';
import { loadModel } from '../model/customTypes';
import { schemaOf } from './schema';

// The schemas that Prismic's rules give content models other than this site's. They are written by
// hand from the rules, so that they cannot repeat a mistake of the generator.

const allCommonTypes = [...commonTypes, 'scalar Json', 'scalar Long', 'scalar DateTime'];

const metaSorts =
  'meta_firstPublicationDate_ASC meta_firstPublicationDate_DESC meta_lastPublicationDate_ASC meta_lastPublicationDate_DESC';

const filterArguments =
  'id: String, id_in: [String!], lang: String, tags: [String!], tags_in: [String!], ' +
  'firstPublicationDate: DateTime, firstPublicationDate_after: DateTime, firstPublicationDate_before: DateTime, ' +
  'lastPublicationDate: DateTime, lastPublicationDate_after: DateTime, lastPublicationDate_before: DateTime, ' +
  'fulltext: String, similar: similar';
const pageArguments = 'before: String, after: String, first: Int, last: Int';
const allDocuments = `_allDocuments(sortBy: SortDocumentsBy, type: String, type_in: [String!], ${filterArguments}, ${pageArguments}): _DocumentConnection!`;

/** An `all<Type>s` field, with the argument `where` if given. */
const all = (field: string, sort: string, connection: string, where?: string) =>
  `${field}(sortBy: ${sort}, uid: String, uid_in: [String!], ${filterArguments}, ` +
  `${where ? `where: ${where}, ` : ''}${pageArguments}): ${connection}!`;
const one = (field: string, type: string) => `${field}(uid: String!, lang: String!): ${type}`;

/** A document without fields of its own. */
const bareDocument = 'implements _Document & _Linkable { _meta: Meta! _linkType: String }';
/** A document with only the key text `text`. */
const textDocument =
  'implements _Document & _Linkable { text: String _meta: Meta! _linkType: String }';
const textWhere = '{ text: String text_fulltext: String }';
const textSorts = `${metaSorts} text_ASC text_DESC`;

const librarySchema = [
  ...allCommonTypes,
  'scalar Date',
  'type GeoPoint { latitude: Float longitude: Float }',
  `type Query { ${[
    allDocuments,
    one('book', 'Book'),
    all('allBooks', 'SortBooky', 'BookConnectionConnection', 'WhereBook'),
    one('person', 'Person'),
    all('allPersons', 'SortPersony', 'PersonConnectionConnection', 'WherePerson'),
    all(
      'allSite_settingss',
      'SortSite_settingsy',
      'Site_settingsConnectionConnection',
      'WhereSite_settings',
    ),
  ].join(' ')} }`,

  'type Book implements _Document & _Linkable { title: Json blurb: Json cover: Json author: _Linkable source: _Linkable file: _Linkable site: _Linkable published: Date opened: DateTime colour: String pages: Float isbn: String format: String printed: Boolean trailer: Json origin: GeoPoint chapters: [BookChapters!] body: [BookBody!] body1: [BookBody1!] meta_title: String card: Json _meta: Meta! _linkType: String }',
  'type BookChapters { heading: Json number: Float day: Date at: DateTime done: Boolean kind: String shade: String pic: Json clip: Json spot: GeoPoint ref: _Linkable note: String }',
  'union BookBody = BookBodyQuote | BookBodyGallery | BookBodyDivider | BookBodyHero',
  'type BookBodyQuote { type: String label: String primary: BookBodyQuotePrimary }',
  'type BookBodyQuotePrimary { text: Json by: String }',
  'type BookBodyGallery { type: String label: String fields: [BookBodyGalleryFields!] }',
  'type BookBodyGalleryFields { image: Json caption: String }',
  'type BookBodyDivider { type: String label: String }',
  'type BookBodyHero { type: String label: String variation: BookBodyHeroVariation }',
  'union BookBodyHeroVariation = BookBodyHeroDefault | BookBodyHeroWithVideo',
  'type BookBodyHeroDefault { primary: BookBodyHeroDefaultPrimary items: [BookBodyHeroDefaultItems!] }',
  'type BookBodyHeroDefaultPrimary { heading: Json image: Json }',
  'type BookBodyHeroDefaultItems { link: _Linkable label: String }',
  'type BookBodyHeroWithVideo { primary: BookBodyHeroWithVideoPrimary }',
  'type BookBodyHeroWithVideoPrimary { video: Json }',
  'union BookBody1 = BookBody1Quote | BookBody1Hero | BookBody1CallToAction',
  'type BookBody1Quote { type: String label: String primary: BookBody1QuotePrimary }',
  'type BookBody1QuotePrimary { text: String }',
  'type BookBody1Hero { type: String label: String variation: BookBody1HeroVariation }',
  'union BookBody1HeroVariation = BookBody1HeroDefault | BookBody1HeroWithVideo',
  'type BookBody1HeroDefault { primary: BookBody1HeroDefaultPrimary items: [BookBody1HeroDefaultItems!] }',
  'type BookBody1HeroDefaultPrimary { heading: Json image: Json }',
  'type BookBody1HeroDefaultItems { link: _Linkable label: String }',
  'type BookBody1HeroWithVideo { primary: BookBody1HeroWithVideoPrimary }',
  'type BookBody1HeroWithVideoPrimary { video: Json }',
  'type BookBody1CallToAction { type: String label: String variation: BookBody1CallToActionVariation }',
  'union BookBody1CallToActionVariation = BookBody1CallToActionDefault',
  'type BookBody1CallToActionDefault { primary: BookBody1CallToActionDefaultPrimary }',
  'type BookBody1CallToActionDefaultPrimary { text: String }',
  'type BookConnectionConnection { pageInfo: PageInfo! edges: [BookConnectionEdge] totalCount: Long! }',
  'type BookConnectionEdge { node: Book! cursor: String! }',
  `enum SortBooky { ${metaSorts} title_ASC title_DESC blurb_ASC blurb_DESC published_ASC published_DESC opened_ASC opened_DESC pages_ASC pages_DESC isbn_ASC isbn_DESC format_ASC format_DESC meta_title_ASC meta_title_DESC }`,
  'input WhereBook { title_fulltext: String blurb_fulltext: String author: String source: String file: String site: String published: Date published_before: Date published_after: Date opened: DateTime opened_before: DateTime opened_after: DateTime pages: Float pages_lt: Float pages_gt: Float pages_range: [Float!] isbn: String isbn_fulltext: String format: String format_fulltext: String printed: Boolean chapters: WhereBookChapters meta_title: String meta_title_fulltext: String }',
  'input WhereBookChapters { heading_fulltext: String number: Float number_lt: Float number_gt: Float number_range: [Float!] day: Date day_before: Date day_after: Date at: DateTime at_before: DateTime at_after: DateTime done: Boolean kind: String kind_fulltext: String ref: String note: String note_fulltext: String }',

  'type Person implements _Document & _Linkable { name: String _meta: Meta! _linkType: String }',
  'type PersonConnectionConnection { pageInfo: PageInfo! edges: [PersonConnectionEdge] totalCount: Long! }',
  'type PersonConnectionEdge { node: Person! cursor: String! }',
  `enum SortPersony { ${metaSorts} name_ASC name_DESC }`,
  'input WherePerson { name: String name_fulltext: String }',

  'type Site_settings implements _Document & _Linkable { menu: [Site_settingsMenu!] _meta: Meta! _linkType: String }',
  'type Site_settingsMenu { label: String target: _Linkable }',
  'type Site_settingsConnectionConnection { pageInfo: PageInfo! edges: [Site_settingsConnectionEdge] totalCount: Long! }',
  'type Site_settingsConnectionEdge { node: Site_settings! cursor: String! }',
  `enum SortSite_settingsy { ${metaSorts} }`,
  'input WhereSite_settings { menu: WhereSite_settingsMenu }',
  'input WhereSite_settingsMenu { label: String label_fulltext: String target: String }',
];

const oddNamesSchema = [
  ...allCommonTypes,
  'scalar Date',
  `type Query { ${[
    allDocuments,
    one('FAQ', 'Faq'),
    all('allFaqs', 'SortFaqy', 'FaqConnectionConnection', 'WhereFaq'),
    one('fragment', 'Fragment'),
    all('allFragments', 'SortFragmenty', 'FragmentConnectionConnection', 'WhereFragment'),
    one('input', 'Input'),
    all('allInputs', 'SortInputy', 'InputConnectionConnection', 'WhereInput'),
    one('landingPage', 'LandingPage'),
    all(
      'allLandingPages',
      'SortLandingPagey',
      'LandingPageConnectionConnection',
      'WhereLandingPage',
    ),
    one('page2', 'Page2'),
    all('allPage2s', 'SortPage2y', 'Page2ConnectionConnection', 'WherePage2'),
    one('photoAlbum', 'Photoalbum'),
    all('allPhotoalbums', 'SortPhotoalbumy', 'PhotoalbumConnectionConnection', 'WherePhotoalbum'),
    one('type', 'Type'),
    all('allTypes', 'SortTypey', 'TypeConnectionConnection', 'WhereType'),
    one('union', 'Union'),
    all('allUnions', 'SortUniony', 'UnionConnectionConnection', 'WhereUnion'),
  ].join(' ')} }`,

  'type LandingPage implements _Document & _Linkable { heroTitle: Json subTitleText: String h2: String type: String query: Float on: Boolean null: String fragment: Date _private: String linkList: [LandingPageLinkList!] pageBody: [LandingPagePageBody!] _meta: Meta! _linkType: String }',
  'type LandingPageLinkList { linkLabel: String a1: _Linkable }',
  'union LandingPagePageBody = LandingPagePageBodyImageLeft | LandingPagePageBodyImageright | LandingPagePageBodyText_block | LandingPagePageBodyFeatureList',
  'type LandingPagePageBodyImageLeft { type: String label: String primary: LandingPagePageBodyImageLeftPrimary }',
  'type LandingPagePageBodyImageLeftPrimary { altText: String }',
  'type LandingPagePageBodyImageright { type: String label: String fields: [LandingPagePageBodyImagerightFields!] }',
  'type LandingPagePageBodyImagerightFields { xYZ: Float }',
  'type LandingPagePageBodyText_block { type: String label: String }',
  'type LandingPagePageBodyFeatureList { type: String label: String variation: LandingPagePageBodyFeatureListVariation }',
  'union LandingPagePageBodyFeatureListVariation = LandingPagePageBodyFeatureListDefault | LandingPagePageBodyFeatureListTwoColumns | LandingPagePageBodyFeatureListWithimage2',
  'type LandingPagePageBodyFeatureListDefault { primary: LandingPagePageBodyFeatureListDefaultPrimary }',
  'type LandingPagePageBodyFeatureListDefaultPrimary { mainText: String }',
  'type LandingPagePageBodyFeatureListTwoColumns { items: [LandingPagePageBodyFeatureListTwoColumnsItems!] }',
  'type LandingPagePageBodyFeatureListTwoColumnsItems { leftText: String right_text: String }',
  'type LandingPagePageBodyFeatureListWithimage2 { primary: LandingPagePageBodyFeatureListWithimage2Primary }',
  'type LandingPagePageBodyFeatureListWithimage2Primary { image: Json }',
  'type LandingPageConnectionConnection { pageInfo: PageInfo! edges: [LandingPageConnectionEdge] totalCount: Long! }',
  'type LandingPageConnectionEdge { node: LandingPage! cursor: String! }',
  `enum SortLandingPagey { ${metaSorts} heroTitle_ASC heroTitle_DESC subTitleText_ASC subTitleText_DESC h2_ASC h2_DESC type_ASC type_DESC query_ASC query_DESC null_ASC null_DESC fragment_ASC fragment_DESC _private_ASC _private_DESC }`,
  'input WhereLandingPage { heroTitle_fulltext: String subTitleText: String subTitleText_fulltext: String h2: String h2_fulltext: String type: String type_fulltext: String query: Float query_lt: Float query_gt: Float query_range: [Float!] on: Boolean null: String null_fulltext: String fragment: Date fragment_before: Date fragment_after: Date _private: String _private_fulltext: String linkList: WhereLandingPageLinkList }',
  'input WhereLandingPageLinkList { linkLabel: String linkLabel_fulltext: String a1: String }',

  ...['Faq', 'Fragment', 'Input', 'Page2', 'Photoalbum', 'Type', 'Union'].flatMap((name) => [
    `type ${name} ${textDocument}`,
    `type ${name}ConnectionConnection { pageInfo: PageInfo! edges: [${name}ConnectionEdge] totalCount: Long! }`,
    `type ${name}ConnectionEdge { node: ${name}! cursor: String! }`,
    `enum Sort${name}y { ${textSorts} }`,
    `input Where${name} ${textWhere}`,
  ]),
];

const sparseSchema = [
  ...allCommonTypes,
  'scalar Date',
  `type Query { ${[
    allDocuments,
    all('allGroupss', 'SortGroupsy', 'GroupsConnectionConnection', 'WhereGroups'),
    all('allNothings', 'SortNothingy', 'NothingConnectionConnection'),
    one('onlyUid', 'OnlyUid'),
    all('allOnlyUids', 'SortOnlyUidy', 'OnlyUidConnectionConnection'),
    all('allPicturess', 'SortPicturesy', 'PicturesConnectionConnection'),
    all('allSingles', 'SortSingley', 'SingleConnectionConnection'),
    one('single_uid', 'Single_uid'),
    all('allSingle_uids', 'SortSingle_uidy', 'Single_uidConnectionConnection'),
    all('allZoness', 'SortZonesy', 'ZonesConnectionConnection'),
  ].join(' ')} }`,
  ...['Groups', 'Nothing', 'OnlyUid', 'Pictures', 'Single', 'Single_uid', 'Zones'].flatMap(
    (name) => [
      `type ${name}ConnectionConnection { pageInfo: PageInfo! edges: [${name}ConnectionEdge] totalCount: Long! }`,
      `type ${name}ConnectionEdge { node: ${name}! cursor: String! }`,
      `enum Sort${name}y { ${metaSorts} }`,
    ],
  ),
  ...['Nothing', 'OnlyUid', 'Single', 'Single_uid'].map((name) => `type ${name} ${bareDocument}`),
  'type Pictures implements _Document & _Linkable { a: Json b: Json c: String _meta: Meta! _linkType: String }',
  'type Groups implements _Document & _Linkable { pictures: [GroupsPictures!] filled: [GroupsFilled!] _meta: Meta! _linkType: String }',
  'type GroupsPictures { image: Json }',
  'type GroupsFilled { date: Date image: Json }',
  'input WhereGroups { filled: WhereGroupsFilled }',
  'input WhereGroupsFilled { date: Date date_before: Date date_after: Date }',
  'type Zones implements _Document & _Linkable { hollow: [ZonesHollow!] nested: [ZonesNested!] zone: [ZonesZone!] _meta: Meta! _linkType: String }',
  'union ZonesHollow = ZonesHollowGap',
  'type ZonesHollowGap { type: String label: String }',
  'union ZonesNested = ZonesNestedBox',
  'type ZonesNestedBox { type: String label: String variation: ZonesNestedBoxVariation }',
  'union ZonesNestedBoxVariation = ZonesNestedBoxFull',
  'type ZonesNestedBoxFull { primary: ZonesNestedBoxFullPrimary }',
  'type ZonesNestedBoxFullPrimary { b: String }',
  'union ZonesZone = ZonesZoneList',
  'type ZonesZoneList { type: String label: String primary: ZonesZoneListPrimary }',
  'type ZonesZoneListPrimary { b: String }',
];

const contents: TestContent[] = [];
afterAll(() => contents.forEach(({ remove }) => remove()));

describe.each([
  ['a library', writeLibrary, librarySchema],
  ['odd names', writeOddNames, oddNamesSchema],
  ['sparse types', writeSparse, sparseSchema],
])('%s', (_what, writeModel, expected) => {
  const content = testContent();
  contents.push(content);
  writeModel(content);
  const { folder } = content;
  const model = loadModel(path.join(folder, 'customtypes'), path.join(folder, 'slices'));
  const schema = schemaOf(model);
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isSpecifiedScalarType(type) && !isIntrospectionType(type),
  );
  const printed = types.map((type) =>
    printType(type)
      .replace(/"""[^]*?"""/g, '')
      .replace(/\s+/g, ' ')
      // Arguments with a description are printed on their own lines.
      .replace(/\( /g, '(')
      .replace(/ \)/g, ')')
      .trim(),
  );

  test('the schema is valid', () => {
    expect(validateSchema(schema)).toEqual([]);
  });

  test('has exactly the expected types', () => {
    const names = (list: readonly string[]) => list.map((sdl) => sdl.split(' ')[1]).sort();
    expect(names(printed)).toEqual(names(expected));
  });

  test.each(expected)('%s', (sdl) => {
    const name = sdl.split(' ')[1];
    expect(printed.find((candidate) => candidate.split(' ')[1] === name)).toBe(sdl);
  });
});
