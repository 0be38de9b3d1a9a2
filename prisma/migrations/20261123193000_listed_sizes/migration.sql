-- Listings last only as long as a run, so that those of an earlier release can be dropped.
DELETE FROM "storage_listings";
ALTER TABLE "storage_listings" ADD COLUMN "size_bytes" BIGINT NOT NULL;
