ALTER TYPE "DerivativeKind" ADD VALUE 'TILE';
ALTER TYPE "DerivativeKind" ADD VALUE 'SCREEN';
ALTER TABLE "photos" ADD COLUMN "miniature" TEXT;
