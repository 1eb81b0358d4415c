/** What stands beside the chapters of a game's book: the rules behind each, and pictures of lessons' positions. */

export interface Beside {
  rules: string[];
  /** A lesson and its step; `whole`: the whole board, not only what is pointed at. */
  pictures?: [lesson: string, step: number, whole?: 'whole'][];
}

/** By game, chapter by chapter, in the order of `<game>.<language>.ts`. */
export const beside: Record<string, Beside[]> = {
  'stone-age': [
    { rules: ['SA-156'], pictures: [['five-people', 1]] },
    { rules: ['SA-018', 'SA-019', 'SA-131', 'SA-132'] },
    {
      rules: ['SA-021', 'SA-022', 'SA-023', 'SA-028', 'SA-034', 'SA-035', 'SA-039', 'SA-040', 'SA-041'],
      pictures: [['hut-and-field', 0]],
    },
    { rules: ['SA-043', 'SA-044', 'SA-053', 'SA-070', 'SA-073'], pictures: [['hut-and-field', 7]] },
    {
      rules: ['SA-076', 'SA-078', 'SA-061', 'SA-064', 'SA-202'],
      pictures: [
        ['five-people', 6],
        ['tools', 3],
      ],
    },
    { rules: ['SA-092', 'SA-098', 'SA-100'], pictures: [['buildings-and-cards', 0]] },
    { rules: ['SA-081', 'SA-082', 'SA-085', 'SA-144', 'SA-161', 'SA-187'], pictures: [['buildings-and-cards', 5]] },
    { rules: ['SA-119', 'SA-120', 'SA-124', 'SA-125'], pictures: [['supper', 0]] },
    { rules: ['SA-136', 'SA-139', 'SA-145', 'SA-146', 'SA-149', 'SA-155'], pictures: [['last-evening', 0]] },
  ],
  'kingdomino-origins': [
    { rules: ['KO-010', 'KO-074'], pictures: [['squares-and-fires', 0, 'whole']] },
    { rules: ['KO-020', 'KO-021', 'KO-022', 'KO-024'], pictures: [['domino-and-chief', 0]] },
    { rules: ['KO-013', 'KO-015', 'KO-171', 'KO-173'], pictures: [['two', 0]] },
    { rules: ['KO-031', 'KO-032', 'KO-034', 'KO-037'], pictures: [['side-to-side', 2, 'whole']] },
    { rules: ['KO-045', 'KO-046', 'KO-050', 'KO-053'], pictures: [['volcano', 2, 'whole']] },
    { rules: ['KO-082', 'KO-089', 'KO-092', 'KO-106'], pictures: [['totems', 2]] },
    { rules: ['KO-112', 'KO-115', 'KO-116', 'KO-142', 'KO-145', 'KO-150', 'KO-155'], pictures: [['tribes', 0]] },
    { rules: ['KO-066', 'KO-068', 'KO-071', 'KO-075'], pictures: [['squares-and-fires', 3]] },
    { rules: ['KO-188', 'KO-191'] },
    { rules: ['KO-055', 'KO-058', 'KO-107'] },
  ],
  origin: [
    { rules: ['OR-001', 'OR-006'], pictures: [['migrate', 5, 'whole']] },
    { rules: ['OR-015', 'OR-029'] },
    { rules: ['OR-024'], pictures: [['goals', 0]] },
    { rules: ['OR-037', 'OR-038', 'OR-039'] },
    { rules: ['OR-044', 'OR-048', 'OR-051', 'OR-052', 'OR-053'], pictures: [['evolve', 0]] },
    { rules: ['OR-063', 'OR-064', 'OR-066', 'OR-072', 'OR-074'], pictures: [['swap', 1, 'whole']] },
    { rules: ['OR-080', 'OR-087', 'OR-092', 'OR-104', 'OR-109'], pictures: [['rewards', 0]] },
    { rules: ['OR-098', 'OR-102'] },
    { rules: ['OR-117', 'OR-126', 'OR-134', 'OR-141'] },
    { rules: ['OR-145', 'OR-151', 'OR-156', 'OR-158', 'OR-161'] },
  ],
  'first-sparks': [
    { rules: ['FS-210', 'FS-214'], pictures: [['thirteen', 0]] },
    { rules: ['FS-021', 'FS-023', 'FS-030', 'FS-033'], pictures: [['clan', 1, 'whole']] },
    { rules: ['FS-104', 'FS-105', 'FS-106', 'FS-108', 'FS-111'] },
    { rules: ['FS-114', 'FS-115', 'FS-116'] },
    { rules: ['FS-120', 'FS-122', 'FS-126', 'FS-129'], pictures: [['tools', 0]] },
    { rules: ['FS-049', 'FS-054', 'FS-058', 'FS-090'], pictures: [['knowledge', 3]] },
    {
      rules: ['FS-147', 'FS-150', 'FS-151', 'FS-152', 'FS-156', 'FS-158', 'FS-165', 'FS-168'],
      pictures: [['hunt', 0]],
    },
    { rules: ['FS-176', 'FS-177', 'FS-181', 'FS-185', 'FS-187'], pictures: [['spread', 1, 'whole']] },
    { rules: ['FS-191', 'FS-192', 'FS-193', 'FS-196', 'FS-198', 'FS-202'], pictures: [['bureaucracy', 1]] },
    { rules: ['FS-224', 'FS-229', 'FS-232', 'FS-240'] },
  ],
  'first-builders': [
    { rules: ['FB-213'], pictures: [['citizens', 0]] },
    { rules: ['FB-G14'] },
    { rules: ['FB-010', 'FB-016', 'FB-017', 'FB-019', 'FB-029'] },
    { rules: ['FB-065', 'FB-066', 'FB-181'] },
    { rules: ['FB-070', 'FB-073', 'FB-077', 'FB-081', 'FB-085'], pictures: [['gain-and-activity', 0]] },
    { rules: ['FB-090', 'FB-091', 'FB-092', 'FB-095', 'FB-099'], pictures: [['temples-and-war', 0]] },
    { rules: ['FB-103', 'FB-110', 'FB-112', 'FB-113', 'FB-116'], pictures: [['city', 0]] },
    { rules: ['FB-122', 'FB-195'], pictures: [['temples-and-war', 4]] },
    { rules: ['FB-051', 'FB-054', 'FB-126', 'FB-161', 'FB-163'] },
    { rules: ['FB-131', 'FB-168', 'FB-173', 'FB-175', 'FB-178'], pictures: [['advisers', 4]] },
    { rules: ['FB-141', 'FB-145', 'FB-147', 'FB-148', 'FB-153', 'FB-158'], pictures: [['towers', 4]] },
    { rules: ['FB-166', 'FB-185', 'FB-190', 'FB-192'] },
    { rules: ['FB-199', 'FB-207', 'FB-209', 'FB-211'] },
    { rules: ['FB-216', 'FB-221', 'FB-228'], pictures: [['last-and-alone', 0]] },
    { rules: ['FB-251', 'FB-252', 'FB-253', 'FB-254', 'FB-255', 'FB-256'] },
    { rules: ['FB-258', 'FB-259', 'FB-263', 'FB-264', 'FB-265', 'FB-266'] },
    { rules: ['FB-245', 'FB-246', 'FB-247', 'FB-248', 'FB-249', 'FB-250'] },
    { rules: ['FB-267', 'FB-268', 'FB-269', 'FB-270'] },
    { rules: ['FB-271', 'FB-272', 'FB-273', 'FB-274', 'FB-276', 'FB-277'] },
    { rules: ['FB-155', 'FB-156'] },
    { rules: ['FB-061', 'FB-230'] },
  ],
};
