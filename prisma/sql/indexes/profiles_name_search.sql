CREATE INDEX "profiles_name_search" ON "profiles" USING gin ("full_name" gin_trgm_ops);
