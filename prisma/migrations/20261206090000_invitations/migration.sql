-- AlterEnum
ALTER TYPE "AccountTokenPurpose" ADD VALUE 'INVITATION';

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "invited_at" TIMESTAMPTZ(3);
