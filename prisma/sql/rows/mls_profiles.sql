-- The presets of lib/photos/mls/rules/presets.ts.
INSERT INTO "mls_profiles" ("id", "preset")
  SELECT gen_random_uuid(), "preset" FROM unnest(ARRAY[
    'universal', 'armls', 'bright', 'canopy', 'crmls', 'doorify', 'flexmls', 'mls-now', 'northstar', 'ranw', 'realtracs',
    'smartmls', 'stellar', 'utah'
  ]) AS listed ("preset");
