import '@testing-library/jest-dom';
import '../i18n/serverMessages';
