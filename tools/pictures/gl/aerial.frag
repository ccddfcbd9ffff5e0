// Atolls from a seaplane window: ring reefs on a plane, a ray-marched cumulus layer below the camera.
// The shot defines CAM, LOOK, ROLL, FOV, SUN, SUN_COL, SKY_LOW, SKY_HIGH, HAZE, CLOUD, CLOUD_SEED, GLINT, LIGHT, SHADE and
// REEFS (7 numbers each: x, y, half length, half width, turn, seed, green).
struct Ground { float depth; float land; };

// One ring reef: depth in metres below the surface, land height on its rim.
void reef(vec2 p, vec2 centre, vec2 rad, float rot, float seed, float green, inout Ground g) {
  vec2 q = turn(rot) * (p - centre);
  if (length(q / (rad + 500.)) > 1.6) return;
  float small = min(rad.x, rad.y);
  q += (vec2(fbm(q * .0011 + seed, 6), fbm(q * .0011 + seed + 40., 6)) - .5) * min(small, 900.) * .85;
  vec2 ragged = vec2(fbm(q * .006 + seed, 5), fbm(q * .006 + seed + 40., 5)) - .5;
  q += ragged * 70.;
  float a = atan(q.y, q.x);
  float d = (length(q / rad) - 1.) * small;
  vec2 ring = vec2(cos(a), sin(a));
  float rim = min(small * .62, 250.) * (.55 + .75 * noise2(ring * 1.5 + seed));
  float shelf = smoothstep(-rim * 2.2, -rim * .25, d);
  float depth = mix(mix(3.2, 14., smoothstep(0., -560., d + rim)), .6, shelf);
  float sand = fbm(q * .004 + seed * 2. + 9., 5);
  depth *= mix(1., .35, smoothstep(.52, .66, sand) * shelf * step(d, -30.));
  // channels through the rim, then the outer slope
  float pass = small > 600. ? smoothstep(.68, .84, noise2(ring * 4.6 + seed * 7.)) * smoothstep(-rim * 2.4, -rim, d) : 0.;
  depth = mix(depth, 15., pass);
  depth = mix(depth, 1.9, smoothstep(-40., 10., d) * (1. - pass));
  depth = mix(depth, 60., smoothstep(5., 95., d));
  // patch reefs in the lagoon: round, with a pale crest
  float inside = smoothstep(0., -rim * 1.8, d + rim);
  vec3 cell = cells((q + ragged * 90.) * .0042 + seed);
  float patchR = .10 + .20 * cell.z;
  float round1 = smoothstep(patchR, patchR * .55, cell.x) * step(.35, cell.z);
  depth = mix(depth, mix(1.1, 3.4, smoothstep(patchR * .55, 0., cell.x)), round1 * inside * .95);
  float loose = smoothstep(.60, .70, fbm(q * .0075 + seed * 3., 5));
  depth = mix(depth, 1.5, loose * inside * .8);
  if (depth < g.depth) g.depth = depth;
  // islands on the rim
  float band = 1. - abs((d + rim * .75) / (rim * .62));
  float land = -1.;
  if (rad.x < 400.) land = (1. - length((q - vec2(-25., 10.) + ragged * 30.) / (rad * .47))) * 1.3;
  else if (band > 0.) land = smoothstep(.62 - green, .95 - green, noise2(ring * 3.2 + seed * 5.)) * 2.2 * band - .45
    + (fbm(q * .012 + seed, 4) - .5) * .35 - pass;
  g.depth *= mix(1., .3, smoothstep(-.55, -.1, land));
  g.land = max(g.land, land);
}

void reefs(vec2 p, inout Ground g) {
  for (int i = 0; i < REEF_COUNT * 7; i += 7) {
    reef(p, vec2(REEFS[i], REEFS[i + 1]), vec2(REEFS[i + 2], REEFS[i + 3]), REEFS[i + 4], REEFS[i + 5], REEFS[i + 6], g);
  }
}

float cloudDensity(vec3 p, int octaves) {
  float cover = smoothstep(.66 - CLOUD, .86 - CLOUD, fbm(p.xy * .0009 + CLOUD_SEED, 3));
  if (cover < .01) return 0.;
  float h = (p.z - 330.) / 330.;
  float profile = smoothstep(0., .10, h) * smoothstep(1., .25, h);
  float n = fbm3(p * vec3(.0048, .0048, .0062) + 1.3, octaves);
  return max(0., (n - .60 + .22 * cover) * profile * cover) * 3.;
}
float cloudShadow(vec2 p) {
  return exp(-9. * cloudDensity(vec3(p + SUN.xy / max(SUN.z, .3) * 450., 450.), 4));
}
vec3 sky(vec3 d) {
  vec3 c = mix(SKY_LOW, SKY_HIGH, pow(clamp(max(d.z, 0.) * 2.4, 0., 1.), .6));
  float s = max(dot(d, SUN), 0.);
  return c + SUN_COL * GLINT * (.22 * pow(s, 9.) + .35 * pow(s, 60.) + 3. * smoothstep(.99986, .99994, s));
}
float hazeAt(float t) { return 1. - exp(-pow(t / HAZE, 1.5)); }

vec3 water(vec2 p, vec3 rd, float t, float depth) {
  float fade = 1. / (1. + t / R.y * .22);
  vec3 sand = vec3(.93, .87, .72) * (.93 + .28 * (fbm(p * .02, 4) - .5) * fade);
  float coral = smoothstep(.50, .62, fbm(p * .022 + 5., 5)) * smoothstep(.4, 1.3, depth) * (1. - smoothstep(10., 22., depth));
  vec3 bottom = mix(sand, vec3(.34, .32, .20), coral * .55);
  vec3 scatter = mix(vec3(.03, .40, .43), vec3(.008, .125, .31), smoothstep(1.5, 24., depth));
  vec3 col = bottom * exp(-vec3(.62, .105, .052) * 1.3 * depth) + scatter * (1. - exp(-.30 * depth)) * mix(1., .82, smoothstep(20., 60., depth));
  col *= LIGHT;
  // surf where the swell meets the outer rim
  float line = smoothstep(1.55, 1.85, depth) * smoothstep(5.5, 2.2, depth);
  col = mix(col, vec3(.95) * LIGHT, line * smoothstep(.50, .66, fbm(p * .045, 4)) * .55);
  // small waves: tilt, reflection, glitter
  float swell = fbm(p * vec2(.004, .011), 3);
  vec2 slope = vec2(fbm(p * .03, 3) - fbm(p * .03 + vec2(.35, 0), 3), fbm(p * .03, 3) - fbm(p * .03 + vec2(0, .35), 3)) * .55 * fade;
  vec3 n = normalize(vec3(slope, 1.));
  float fresnel = min(.02 + .98 * pow(1. - max(dot(n, -rd), 0.), 5.), .45);
  vec3 up = reflect(rd, n);
  up.z = abs(up.z);
  col = mix(col, sky(up), fresnel * .8) * (1. + slope.x * 1.6 + (swell - .5) * .16);
  vec3 h = normalize(SUN - rd);
  vec2 tilt = h.xy / h.z + slope * .4;
  float spark = .35 + 1.5 * pow(fbm(p * .05 * fade + 3., 4), 1.6);
  return col + SUN_COL * GLINT * exp(-dot(tilt, tilt) / .055) * spark * .8;
}
vec3 island(vec2 p, float t, float land) {
  float fade = 1. / (1. + t / R.y * .16);
  vec3 beach = mix(vec3(.84, .78, .64), vec3(.95, .91, .80), smoothstep(-.05, .06, land));
  float green = smoothstep(.15, .30, land + (fbm(p * .05, 4) - .5) * .22);
  float here1 = fbm(p * .16, 4), there = fbm((p + SUN.xy * 4.) * .16, 4);
  vec3 leaf = mix(vec3(.045, .125, .035), vec3(.19, .30, .085), smoothstep(.3, .7, here1));
  leaf = mix(leaf, vec3(.20, .24, .09), .5 * smoothstep(.55, .7, fbm(p * .02 + 3., 3)));
  leaf *= 1. + clamp((here1 - there) * 3.4, -.55, .7) * fade;
  return mix(beach, leaf, green) * LIGHT;
}

vec3 shade(vec2 fc) {
  vec2 uv = turn(ROLL) * ((fc - .5 * R) / R.y) * FOV;
  vec3 f = normalize(LOOK), r = normalize(cross(f, vec3(0, 0, 1))), u = cross(r, f);
  vec3 ro = CAM, rd = normalize(f + uv.x * r + uv.y * u), col = sky(rd);
  float far = 1e5;
  if (rd.z < -.002) {
    far = -ro.z / rd.z;
    vec2 p = ro.xy + rd.xy * far;
    Ground g = Ground(60., -1.);
    reefs(p, g);
    col = water(p, rd, far, g.depth);
    if (g.land > -.05) col = mix(col, island(p, far, g.land), smoothstep(-.05, .06, g.land));
    col *= mix(SHADE, vec3(1.04, 1.03, 1.), cloudShadow(p));
    col = mix(col, sky(normalize(vec3(rd.xy, .0))), hazeAt(far));
  }
  if (rd.z >= 0.) return col;
  float t = max((660. - ro.z) / rd.z, 0.), end = min(min((330. - ro.z) / rd.z, far), 26000.);
  if (end <= t) return col;
  float dt = (end - t) / 64., through = 1.;
  t += dt * hash(ivec3(fc * 3., int(J.x * 9.)));
  vec3 glow = vec3(0);
  float phase = .82 + .5 * pow(max(dot(rd, SUN), 0.), 4.);
  for (int i = 0; i < 64 && through > .02; i++, t += dt) {
    vec3 p = ro + rd * t;
    float d = cloudDensity(p, 5);
    if (d < .002) continue;
    d *= smoothstep(900., 2300., t);
    float depth = 0.;
    for (int j = 1; j < 4; j++) depth += cloudDensity(p + SUN * float(j) * 40., 3);
    vec3 c = mix(SHADE * vec3(1.12, 1.15, 1.2), SUN_COL * 1.22 * phase, exp(-depth * 1.5)) * mix(.86, 1.03, smoothstep(330., 580., p.z));
    c = mix(c, sky(normalize(vec3(rd.xy, 0.))), hazeAt(t));
    float a = 1. - exp(-d * .045 * dt);
    glow += through * a * c;
    through *= 1. - a;
  }
  return col * through + glow;
}
void main() { outColor = vec4(finish(shade(gl_FragCoord.xy + J - .5), gl_FragCoord.xy, .32, .22), 1); }
