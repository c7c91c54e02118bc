/** Texts of the style guide and the dummies. All of them are made up. */
export const texts = {
  shortTitle: 'Wool',
  title: 'A chair to sit on in the rain',
  /** Three times as long as the longest title of the sample documents, one very long compound, many long words. */
  longTitles: [
    'The avalanche barriers above the town have changed the way it looks more than any other structure of the past fifty years and the question is now whether its landscape architects had time for the job, and whether anyone had asked the people on the hillside what they thought of it before the first sod was turned?',
    'Vaðlaheiðarvegavinnuverkfærageymsluskúraútidyralyklakippuhringur',
    'Interdisciplinary infrastructure representatives photographed counterintuitive reconstruction specifications, telecommunications headquarters notwithstanding',
  ],
  titles: [
    'The light on the pier',
    'Fourteen letters of a new typeface',
    'The lava was left alone',
    'When the windows turned to the sea',
  ],
  sentence:
    'One sentence that says what this is about, neither longer nor shorter than most of them are.',
  paragraph:
    'This is a paragraph of ordinary length. It is here to show how text falls into lines, where words are broken, and how far apart the lines are. A reader should be able to go on without looking for the next line.',
  person: 'Þórunn Ægisdóttir',
  /** Several names in a field for one. */
  persons:
    'Þórunn Ægisdóttir, Sigurbergur Þorvaldsson, Guðríður Ástríður Hallgrímsdóttir, Aðalsteinn Önundarson and Ísleifur Úlfarsson',
  place: 'The engine hall',
  longPlace:
    'Museum of Drawers, the old net workshop, Bryggjustétt 17, multipurpose hall on the second floor, entrance from the courtyard',
  category: 'Interview',
  credit: 'Photo: Ísleifur Úlfarsson',
  alt: 'A frame with two diagonals and a circle in the middle, drawn as a test',
  tags: (
    'accessibility, acoustics, architecture, brickwork, ceramics, circularity, ' +
    'competitions, concrete, craft, education, exhibitions, fashion, furniture, ' +
    'goldsmithing, graphic design, illustration, information design, infrastructure, ' +
    'interiors, landscape, lettering, lighting, playgrounds, product design, ' +
    'schools, telecommunications architecture, textiles, timber, typefaces, ' +
    'urban planning'
  ).split(', '),
  associations: [
    'Plumb Line Association of Architects',
    'Footstool Association of Furniture and Interior Architects',
    'Association of Planners, Environmental Psychologists and Designers of Public Space in Northeast Iceland',
    'Embers Ceramic Society',
    'Crucible Goldsmiths’ Association',
    'Quill Association of Illustrators',
    'Tussock Association of Landscape Architects',
    'National Costume Seamstresses’ Guild',
    'Tongue and Groove Association of Product and Industrial Designers',
    'Weft Textile Society',
    'Z',
  ],
  pages: ['Bylaws', 'Board and committees', 'Competition rules and registration of jury members'],
} as const;
