/** What can stand beside the board. */
export type PanelName = 'log' | 'chat' | 'score' | 'rules' | 'how' | 'menu';
