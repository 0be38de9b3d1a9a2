-- American spelling, as everywhere else.
ALTER TABLE "photo_favourites" RENAME TO "photo_favorites";
ALTER TABLE "photo_favorites" RENAME CONSTRAINT "photo_favourites_pkey" TO "photo_favorites_pkey";
ALTER TABLE "photo_favorites" RENAME CONSTRAINT "photo_favourites_photo_id_fkey" TO "photo_favorites_photo_id_fkey";
ALTER TABLE "photo_favorites" RENAME CONSTRAINT "photo_favourites_profile_id_fkey" TO "photo_favorites_profile_id_fkey";
ALTER INDEX "photo_favourites_profile_id_idx" RENAME TO "photo_favorites_profile_id_idx";

-- Postgres 18 and later give NOT NULL constraints a name.
DO $$
DECLARE "old_name" text;
BEGIN
  FOR "old_name" IN
    SELECT "conname" FROM "pg_constraint"
    WHERE "conrelid" = '"photo_favorites"'::regclass AND "contype" = 'n' AND starts_with("conname", 'photo_favourites_')
  LOOP
    EXECUTE format('ALTER TABLE "photo_favorites" RENAME CONSTRAINT %I TO %I', "old_name",
      replace("old_name", 'photo_favourites_', 'photo_favorites_'));
  END LOOP;
END $$;
