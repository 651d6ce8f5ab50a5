import 'virtual:kit-theme.css';
import './console.css';
import { createRoot } from 'react-dom/client';
import { Console } from './console.js';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Console />);
