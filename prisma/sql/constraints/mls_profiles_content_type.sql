ALTER TABLE "mls_profiles" ADD CONSTRAINT "mls_profiles_content_type" CHECK (jsonb_typeof("content") = 'object');
