/** What can stand beside the board. */
export type Side = 'log' | 'chat' | 'score' | 'rules' | 'menu';
