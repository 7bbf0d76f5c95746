import styles from './Butler.module.css'

/** The coat with its lapels, the linen, two brass studs and the bow tie: the same whatever he does. */
export function Bust() {
  return (
    <>
      <path className={styles.linen} d="M58 118L80 160L102 118Z" />
      <path className={styles.linen} d="M64 108H96V122L80 132L64 122Z" />
      <path className={styles.coat} d="M8 160C9 138 26 129 60 119L80 160Z" />
      <path className={styles.coat} d="M152 160C151 138 134 129 100 119L80 160Z" />
      <path className={styles.lapel} d="M60 119L50 132L60 137L57 142L80 160" />
      <path className={styles.lapel} d="M100 119L110 132L100 137L103 142L80 160" />
      <path className={styles.collar} d="M63 112L80 125L72 132Z" />
      <path className={styles.collar} d="M97 112L80 125L88 132Z" />
      <path
        className={styles.brass}
        d="M80 126C74 119 66 117 62 119C60 124 60 130 62 135C67 136 75 133 80 128C85 133 93 136 98 135C100 130 100 124 98 119C94 117 86 119 80 126Z"
      />
      <circle className={styles.brass} cx="80" cy="127" r="4" />
      <circle className={styles.stud} cx="80" cy="143" r="1.8" />
    </>
  )
}

/** What the face says: the two brows and the mouth as paths, and where he looks. */
export interface Expression {
  readonly brows: readonly [left: string, right: string]
  readonly mouth: string
  readonly gaze?: readonly [x: number, y: number]
  readonly lids?: 'open' | 'lowered'
}

/** The head, drawn around (80, 68). */
export function Head({ face }: { face: Expression }) {
  const [x, y] = face.gaze ?? [0, 0]
  return (
    <>
      <path className={styles.skin} d="M52 68C46 64 43 70 45 76C46 82 50 86 54 84" />
      <path className={styles.skin} d="M108 68C114 64 117 70 115 76C114 82 110 86 106 84" />
      <path
        className={styles.skin}
        d="M53 56C53 34 65 24 80 24C95 24 107 34 107 56L107 80C107 98 95 113 80 113C65 113 53 98 53 80Z"
      />
      <path className={styles.grey} d="M53 50C50 56 51 70 53 79C57 77 58 70 57 62L59 50Z" />
      <path className={styles.grey} d="M107 50C110 56 109 70 107 79C103 77 102 70 103 62L101 50Z" />
      <path
        className={styles.crown}
        d="M51 58C46 34 60 17 82 17C102 17 114 32 109 58C107 51 104 46 101 42C88 45 72 43 63 35C58 41 54 49 51 58Z"
      />
      <path className={styles.parting} d="M64 34C66 29 70 25 76 22" />
      <path className={styles.stroke} d={face.brows[0]} />
      <path className={styles.stroke} d={face.brows[1]} />
      {face.lids === 'lowered' ? (
        <path className={styles.fine} d="M63 68C65 70.5 70 70.5 72 68M88 68C90 70.5 95 70.5 97 68" />
      ) : (
        <g className={styles.eyes}>
          <circle cx={67.5 + x} cy={67 + y} r="2.9" />
          <circle cx={92.5 + x} cy={67 + y} r="2.9" />
        </g>
      )}
      <path className={styles.fine} d="M81 66C82 73 84 78 85 81C84 85 79 86 76 83" />
      <path
        className={styles.hair}
        d="M80 90C76 87 69 88 64 95C70 97 77 97 80 94C83 97 90 97 96 95C91 88 84 87 80 90Z"
      />
      <path className={styles.fine} d={face.mouth} />
    </>
  )
}

/** A white-gloved hand, closed, its knuckles to the left; drawn around (0, 0). */
export function Glove({ at, turn = 0 }: { at: readonly [x: number, y: number]; turn?: number }) {
  return (
    <g transform={`translate(${at[0]} ${at[1]}) rotate(${turn})`}>
      <path
        className={styles.linen}
        d="M14 -8C4 -11 -8 -10 -12 -6C-15 -3 -14 1 -11 2C-14 5 -12 9 -8 9C-2 12 8 11 14 8Z"
      />
      <path className={styles.fine} d="M-11 2H-3M-8 9C-5 9 -3 8 -1 7" />
    </g>
  )
}
