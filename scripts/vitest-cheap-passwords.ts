import { hashCheaply } from '#areas/account/server/sign-in/password-cost.fixture.ts';

hashCheaply();
