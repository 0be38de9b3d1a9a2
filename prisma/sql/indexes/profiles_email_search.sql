CREATE INDEX "profiles_email_search" ON "profiles" USING gin (("email"::text) gin_trgm_ops);
