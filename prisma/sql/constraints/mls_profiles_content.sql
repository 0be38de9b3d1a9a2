ALTER TABLE "mls_profiles" ADD CONSTRAINT "mls_profiles_content" CHECK ("content" IS NOT NULL OR "preset" IS NOT NULL);
