-- A project can be kept as a draft, and counts its edits.
ALTER TABLE "portfolio_items"
  ADD COLUMN "published" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 0;
