import styles from './Butler.module.css'

/** In profile and under way, the covered salver on his fingertips. */
export function Fetching() {
  return (
    <g className={styles.walk}>
      <path className={styles.linen} d="M40 112L68 108L76 160H54Z" />
      <path className={styles.coat} d="M2 160C2 138 14 122 40 114L50 128L66 160Z" />
      <path className={styles.lapel} d="M40 114L36 128L46 132L44 138L62 158" />
      <path className={styles.coat} d="M72 118C82 122 90 132 92 160H68Z" />
      <path
        className={styles.skin}
        d="M30 60C28 38 38 24 56 24C72 24 81 33 82 50L83 60L93 76C94 79 91 81 86 81L86 87C87 90 86 92 85 93L86 98C87 107 82 111 74 110L66 109L66 116L44 116C45 106 33 98 30 60Z"
      />
      <path
        className={styles.crown}
        d="M28 66C22 38 34 16 58 17C74 18 84 28 83 44C74 44 62 42 54 38C56 46 52 54 46 56L44 66C40 68 40 78 40 88C33 84 29 76 28 66Z"
      />
      <path className={styles.grey} d="M46 54L44 66C40 68 40 78 40 88C44 86 48 80 48 70L51 54Z" />
      <path className={styles.skin} d="M43 69C36 66 34 77 40 81C44 83 47 79 46 73" />
      <path className={styles.collar} d="M46 110L68 112L70 120L52 124Z" />
      <path
        className={styles.brass}
        d="M70 121C64 114 58 114 56 117C55 122 56 128 59 131C64 131 68 128 71 124C74 127 79 129 82 127C83 122 82 117 80 114C76 113 72 116 70 121Z"
      />
      <path className={styles.stroke} d="M68 51C72 46 78 47 81 51" />
      <g className={styles.eyes}>
        <circle cx="75" cy="62" r="2.9" />
      </g>
      <path className={styles.hair} d="M87 85C80 83 72 86 67 95C74 98 83 96 89 91Z" />
      <path className={styles.fine} d="M77 101C80 102.5 83 102 85 100" />
      <path
        className={styles.sleeve}
        d="M40 160C42 148 56 141 78 144L104 133L114 144L92 159C88 160 84 160 80 160Z"
      />
      <path
        className={styles.linen}
        d="M101 133L112 146L122 135C128 128 127 122 122 124L115 128L113 122C111 118 106 120 107 124Z"
      />
      <path className={styles.brass} d="M84 117H158C157 122 153 125 148 125H94C89 125 85 122 84 117Z" />
      <path className={styles.brassSoft} d="M95 117C95 101 107 91 121 91C135 91 147 101 147 117Z" />
      <circle className={styles.brass} cx="121" cy="87" r="4" />
      <path className={styles.shine} d="M103 111C104 104 109 99 115 97" />
    </g>
  )
}
