-- The browser that signed up is signed in when the address is verified in it.
-- AlterEnum
ALTER TYPE "AccountTokenPurpose" ADD VALUE 'SIGN_IN_AFTER_VERIFICATION';
