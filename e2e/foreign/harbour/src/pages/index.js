import * as React from 'react';
import { Fleet } from '../components/fleet';

export default function Harbour() {
  return (
    <main>
      <h1>Skibene i havnen</h1>
      <Fleet />
    </main>
  );
}
