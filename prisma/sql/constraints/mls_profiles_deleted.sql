ALTER TABLE "mls_profiles" ADD CONSTRAINT "mls_profiles_deleted" CHECK ("deleted_at" IS NULL OR "preset" IS NOT NULL);
